/// The alerts of an app about gardens, as its views show them.
public enum GardenAlerts {
  /// An alert that a careful writer has seen.
  public static let removeBed = (
    title: "Remove the bed “%@”?", message: "Its plants are removed as well.", buttons: ["Cancel", "Remove"]
  )

  /// An alert that nobody has looked at yet.
  public static let wateringFailed = (
    title: "Error", message: "You forgot to open the valve!", buttons: ["OK"]
  )
}
