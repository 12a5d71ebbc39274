@testable import CopyText

extension FormExamples {
  /// Fragments, single words, and copy without words. `⏎` is a line end.
  static let partial: [FormExamples] = [
    FormExamples(
      "noun phrase", .fragment,
      """
      Garden Map
      Watering schedule
      Plants in Your Bed
      A list of rare ferns
      The color of the roof
      Tools, Pots & Soil
      Rain barrel level
      Seeds from %@
      Your Harvest
      Everything about roses
      Soil and water
      Height of the hedge in inches
      Beds without a label
      %d Plants Left
      One-time planting
      Moisture sensor, north wall
      """),
    FormExamples(
      "noun phrase with a clause in it", .fragment,
      """
      People who planted this tree
      Beds that need water
      Beds that haven’t been watered
      The plants you picked
      Gardeners who share a shed with you.
      """),
    FormExamples(
      "noun phrase with a participle", .fragment,
      """
      Tools stored in the shed
      Beds shown on the map.
      A fern grown from spores
      Plants sorted by height
      """),
    FormExamples(
      "subjectless predicate", .fragment,
      """
      Couldn’t Open Gate
      Couldn’t water the lawn
      Unable to Connect
      Unable to reach the sensor.
      Failed to load map
      Failed to fill the barrel.
      Can’t Find Hose
      Cannot close the roof
      Could not save your sketch.
      Not Planted Yet
      Needs watering every day.
      Requires a moisture sensor to be installed.
      Shows the forecast for your garden
      Opens the roof at noon.
      Doesn’t apply to indoor plants.
      Has no roots
      Removed from the map
      """),
    FormExamples(
      "headline", .fragment,
      """
      Planting failed
      Connection lost
      Frost warning issued
      Update available
      Watering Complete
      Roof Open
      Barrel empty
      Sensor not found
      Gate already open
      Harvest Postponed
      Seeds sold out
      No Water
      No plants found
      Map saved
      """),
    FormExamples(
      "participle phrase", .fragment,
      """
      Loading map…
      Watering the lawn…
      Filling barrel %d of %d
      Looking for sensors...
      Waiting for rain
      Connected to %@
      Shared with you
      Planted by %@
      Sorting seeds by color
      """),
    FormExamples(
      "command label", .fragment,
      """
      Water Lawn
      Add Bed
      Delete this plant
      Log In
      Turn Off Sprinkler
      Save As…
      Show in Garden
      Move to Compost
      Plant a Tree
      Don’t Water
      Open the Roof
      Not Now
      Get Started
      Copy %@ to Shed
      """),
    FormExamples(
      "long command label", .fragment,
      """
      Show plant names on map
      Automatically water and feed plants
      Use rain water for indoor plants
      Save the Map to the Shared Shed
      Add a Bed to the Map
      Hide plants without names
      """),
    FormExamples(
      "dependent clause alone", .fragment,
      """
      When the gate opens
      If the tank is empty
      Until it rains
      While you are away
      How it grows
      How to prune roses
      When you share a plant with a neighbor
      What’s New
      What’s new in %@
      """),
    FormExamples(
      "prepositional phrase", .fragment,
      """
      In the Shed
      For the whole garden
      About This Garden
      Without water since Monday
      On average every %d days
      """),
    FormExamples(
      "label with a colon", .fragment,
      """
      Plant name:
      Delivery status: Planted
      Error: no water left
      Water level: %d percent
      Last watered: %@
      Height (in inches):
      """),
    FormExamples(
      "wrapped over lines", .fragment,
      """
      Hide Your Beds and⏎Block Snails
      Rain and⏎wind
      """),
    FormExamples(
      "one word", .word,
      """
      Water
      OK
      Cancel
      Watering…
      Error:
      garden
      Plants (%d)
      %@ plants
      12 beds
      Status: %@
      Follow-up
      Self-watering
      Yes!
      From %@
      Don’t
      🌷 Tulips
      UK
      """),
    FormExamples(
      "no words", .none,
      """
      %@
      %1$@ – %2$@
      12
      …
      {name}
      🌱
      3.5 / 7
      —
      https://example.com/garden?bed=7
      garden.map_title
      bed-list.first_row.title
      """),
  ]
}
