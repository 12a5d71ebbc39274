import CopyModel
