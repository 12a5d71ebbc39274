import CopyModel
import Testing

@testable import CopyKernel

/// Keys of every fashion: dotted, snake, kebab, camel, capitals; parts at the end, in a segment, in front.
struct RoleByKeyTests {
  static let alerts = [
    RoleRow(key: "delete.alert.title", "Delete this recipe?", .alertTitle),
    RoleRow(key: "delete.alert.message", "You can’t undo this.", .alertMessage),
    RoleRow(key: "alert_remove_title", "Remove Boat", .alertTitle),
    RoleRow(key: "alert_remove_message", "The boat leaves the fleet.", .alertMessage),
    RoleRow(key: "ALERT_SINK_TITLE", "Ship Is Sinking", .alertTitle),
    RoleRow(key: "ALERT_SINK_MESSAGE_%@", "The ship %@ is sinking.", .alertMessage),
    RoleRow(key: "removePlantAlertTitle", "Remove the plant?", .alertTitle),
    RoleRow(key: "removePlantAlertMessage", "The plant leaves the garden.", .alertMessage),
    RoleRow(key: "Alert.Harvest.Title", "Harvest Failed", .alertTitle),
    RoleRow(key: "harvest-dialog-title", "Harvest now?", .alertTitle),
    RoleRow(key: "harvest-dialog-body", "The tomatoes are ripe.", .alertMessage),
    RoleRow(key: "garden.clear_confirmation.title", "Clear the garden?", .alertTitle),
    RoleRow(key: "garden.clear_confirmation.message", "All beds become empty.", .alertMessage),
    RoleRow(key: "title.alert.drought", "No Water", .alertTitle),
    RoleRow(key: "water.error.title", "No Water", .alertTitle),
    RoleRow(key: "water.error.message", "The pump doesn’t answer.", .alertMessage),
    RoleRow(key: "pump.errors.tank_empty", "The tank is empty.", .alertMessage),
    RoleRow(key: "PUMP_ERROR_NO_POWER", "The pump has no power.", .alertMessage),
    RoleRow(key: "seed.alert.description", "Seeds keep for two years.", .alertMessage),
    RoleRow(key: "clear.actionSheet.title", "Clear the bed?", .alertTitle),
    RoleRow(key: "alert.frost", "Cover the plants tonight?", .alertTitle),
    RoleRow(key: "garden.leave_confirm", "Do you want to leave the garden?", .alertTitle),
    RoleRow(key: "onboarding.location.denied.alert.body", "Open Settings and turn on Location.", .alertMessage),
    RoleRow(key: "SAVE_GARDEN_CONFIRM_TEXT", "The garden is saved in the cloud.", .alertMessage),
  ]

  static let buttons = [
    RoleRow(key: "btnCancel", "Cancel", .button),
    RoleRow(key: "BUTTON_WATER", "Water", .button),
    RoleRow(key: "garden.waterButton", "Water Now", .button),
    RoleRow(key: "garden.button.title", "Water Now", .button),
    RoleRow(key: "waterActionButton", "Water", .button),
    RoleRow(key: "water_btn", "Water", .button),
    RoleRow(key: "garden.prune.action", "Prune", .button),
    RoleRow(key: "common.button.back_to_garden", "Back to Garden", .button),
    RoleRow(key: "delete.alert.cancel", "Keep", .button),
    RoleRow(key: "Alert.Delete.Confirm", "Delete", .button),
    RoleRow(key: "delete.photo.confirm", "Delete", .button),
    RoleRow(key: "alert.frost.dismiss", "Dismiss", .button),
    RoleRow(key: "rain_button_title", "Let It Rain", .button),
    RoleRow(key: "garden.cta", "Start Planting", .button),
    RoleRow(key: "cancelButtonText", "Cancel", .button),
    RoleRow(key: "garden.secondary_action.title", "Water Later", .button),
    RoleRow(key: "garden.action.title.water", "Water Now", .button),
  ]

  static let notifications = [
    RoleRow(key: "harvest.notification.title", "Tomatoes Are Ripe", .notificationTitle),
    RoleRow(key: "harvest.notification.body", "Pick them before the rain.", .notificationBody),
    RoleRow(key: "NOTIFICATION_FROST_TITLE", "Frost Tonight", .notificationTitle),
    RoleRow(key: "push_frost_body", "Temperatures fall below zero.", .notificationBody),
    RoleRow(key: "frostPushNotificationMessage", "Temperatures fall below zero.", .notificationBody),
    RoleRow(key: "harvest.notification.action", "Snooze", .notificationAction),
    RoleRow(key: "localNotification.frost.button", "Cover Plants", .notificationAction),
    RoleRow(key: "notification.hidden_preview", "Garden reminder", .notificationPreview),
    RoleRow(key: "reminders.hiddenPreviewPlaceholder", "New reminder", .notificationPreview),
  ]

  static let others = [
    RoleRow(key: "menu_water_plants", "Water Plants", .menuItem),
    RoleRow(key: "bed.contextMenu.rename", "Rename", .menuItem),
    RoleRow(key: "waterMenuItem", "Water", .menuItem),
    RoleRow(key: "garden.menu_item.prune", "Prune", .menuItem),
    RoleRow(key: "pruneMenuItemTitle", "Prune Roses", .menuItem),
    RoleRow(key: "settings.title", "Settings", .label),
    RoleRow(key: "settings.watering.section", "Watering", .label),
    RoleRow(key: "garden.bed.header", "Vegetable Beds", .label),
    RoleRow(key: "bed_width_label", "Width", .label),
    RoleRow(key: "tab.garden.title", "Garden", .label),
    RoleRow(key: "navigation-title", "My Garden", .label),
    RoleRow(key: "settings.units", "Metric", .label),
    RoleRow(key: "component::pump::state_attributes::is_dry::state::yes", "Yes", .label),
    RoleRow(key: "garden.perform_action.title", "Water Bed", .label),
    RoleRow(key: "gardenColumnTitle", "Plant", .label),
    RoleRow(key: "pref_night_watering", "Water at night", .label),
    RoleRow(key: "CFBundleDisplayName", "Garden", .label, path: "InfoPlist.strings"),
    RoleRow(key: "settings.watering.footer", "Water is measured at the pump.", .text),
    RoleRow(key: "bed.name.placeholder", "Name of the bed", .text),
    RoleRow(key: "WATER_BUTTON_HINT", "Starts the pump", .text),
    RoleRow(key: "pumpTooltip", "Shows how much the pump gives.", .text),
    RoleRow(key: "garden.about.description", "A garden shows what you grow.", .text),
    RoleRow(key: "onboarding.seed.message", "Put the seeds into warm soil.", .text),
    RoleRow(key: "NSCameraUsageDescription", "The camera looks at leaves.", .text, path: "InfoPlist.strings"),
    RoleRow(key: "garden.empty.subtitle", "Add a bed and it shows up here.", .text),
    RoleRow(key: "AnalyticsPurpose", "Counts beds", .text, path: "InternetAccessPolicy.strings"),
    RoleRow(key: "Qx7Lm2", "Water ${plant} for ${duration} minutes", .text, path: "Intents.strings"),
  ]

  @Test(arguments: alerts + buttons + notifications + others)
  func `The key tells`(row: RoleRow) {
    #expect(row.guess.role == row.role)
    #expect(row.guess.evidence == .key)
  }

  static let silent = [
    RoleRow(key: "requires_confirmation_first", "Ask First", .unknown),
    RoleRow(key: "menu_bar_icon", "Show", .unknown),
    RoleRow(key: "search", "Search", .unknown),
    RoleRow(key: "garden.delete.button", "The button deletes the garden. Nothing brings it back.", .unknown),
    RoleRow(key: "delete.alert.title", "%@", .unknown),
    RoleRow(key: "", "", .unknown),
  ]

  @Test(arguments: silent)
  func `Unsure keys name no role`(row: RoleRow) {
    #expect(row.guess.role == .unknown)
    #expect(row.guess.evidence == .none)
  }

  @Test func `A key in natural language is no evidence`() {
    let guess = RoleRow(key: "Alert title of the month", "Alert title of the month", .label).guess
    #expect(guess.evidence != .key)
    #expect(RoleRow(key: "deleteAlertTitle", "Delete alert title", .label).guess.evidence != .key)
  }

  @Test func `Placeholders behind an identifier don’t make it natural language`() {
    let guess = RoleRow(key: "pump.error.lost %@", "Pump lost: %@", .alertMessage).guess
    #expect(guess.role == .alertMessage)
    #expect(guess.evidence == .key)
  }
}
