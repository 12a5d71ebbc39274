import Copydesk
