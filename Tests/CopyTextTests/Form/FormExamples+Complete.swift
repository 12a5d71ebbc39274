@testable import CopyText

extension FormExamples {
  /// Sentences, questions, and texts of several. `⏎` is a line end.
  static let complete: [FormExamples] = [
    FormExamples(
      "statement, closed", .sentence,
      """
      The garden gate is locked.
      Your seeds were planted yesterday.
      This bed can’t be watered.
      A frost warning has been issued for %@.
      Tulips need six weeks of cold.
      The pump stopped after two minutes.
      Nobody has watered the ferns.
      There’s a leak in the north barrel.
      There’s no water in the tank.
      Rain fills the barrel overnight.
      %@ shares this greenhouse with you.
      %1$@ moved %2$@ to the compost.
      The soil sensor (north bed) doesn’t respond.
      All paths through the orchard have been cleared.
      You planted %d bulbs last autumn.
      Watering failed.
      Planting beans next to onions slows them down.
      Only members can open the tool shed.
      There isn’t enough water in the tank.
      It’s too dark to measure the light.
      We’ll remind you when the roses bloom!
      The herbs you picked are listed below.
      """),
    FormExamples(
      "statement, open", .sentence,
      """
      The garden gate is locked
      Your seeds were planted yesterday
      Find My Fern couldn’t be opened
      Water It needs the camera
      Knead Now wants to send letters
      Someone opened your greenhouse
      The pump stopped after two minutes
      %@ watered your ferns
      %@ and %@ picked your berries
      You’re out of seeds
      The barrel could not be filled
      A bed with this name already exists
      Frost can damage young leaves
      Watering has not finished in %@
      My tomatoes are ripe
      This plant is happy in the shade
      They’ve left the greenhouse
      {gardener} is waiting for you
      """),
    FormExamples(
      "statement behind a clause", .sentence,
      """
      If you leave now, your sketch won’t be kept.
      When the tank is empty, the pump turns itself off.
      Until it rains, the sprinkler stays on.
      Based on the forecast, no watering is needed.
      Once planted, the bulbs need two weeks of rest.
      After midnight, the lamps are dimmed.
      Because the door is open, the heater is off.
      With this switch on, the roof opens at noon.
      """),
    FormExamples(
      "instruction, closed", .sentence,
      """
      Check the water level and try again.
      Choose a bed for your new plants.
      Connect the sensor to measure moisture.
      Select the plants that you want to move.
      Make sure the hose is connected.
      Turn on the sprinkler to water the lawn.
      Scan the label on the seed packet.
      Press {key} to open the roof.
      Never cut roses in the frost.
      Don’t water the cactus in winter.
      Share your harvest with neighbors and friends.
      Automatically close the roof when it rains.
      """),
    FormExamples(
      "instruction, open", .sentence,
      """
      Open the roof to let the warm air out
      Choose a color for your garden map
      Pull the handle down to empty the barrel
      Tell us what grows in your garden
      Select the bed you want to dig over
      Use the camera to identify a leaf
      Tap to see the forecast for your garden
      Set the height of the hedge
      """),
    FormExamples(
      "polite", .sentence,
      """
      Please wait
      Please try again
      Please water the ferns.
      Please choose another bed
      Please close the gate behind you!
      Let’s plant something
      """),
    FormExamples(
      "instruction behind a clause", .sentence,
      """
      If the leaves turn yellow, add some lime.
      To save water, close the tap at night.
      When the bell rings, open the gate.
      Before you dig, check the map.
      After planting, water the bed well.
      If it rains, please close the roof
      To use the pump please connect the hose.
      """),
    FormExamples(
      "sentence behind a label", .sentence,
      """
      Tip: You can also drag plants onto the map.
      Note: This bed is shared with your neighbor.
      Warning: The frost will kill these seedlings.
      Important: Do not water the cactus in winter.
      """),
    FormExamples(
      "abbreviation or number with a period inside", .sentence,
      """
      Mint, sage, etc. are easy to grow.
      Sow the beans 2.5 inches deep.
      Use a liquid feed, e.g. nettle tea, once a week.
      Version 3.2 of the planner isn’t supported.
      """),
    FormExamples(
      "quoted or bracketed", .sentence,
      """
      “The roof is open.”
      The bed “Herbs & Co.” couldn’t be found.
      The sensor (no. 4) lost its connection.
      Tap “Done.” to close the gate.
      """),
    FormExamples(
      "question, marked", .question,
      """
      Delete this bed?
      Are you sure you want to dig up %d plants?
      What would you like to plant?
      Water the lawn now?
      Empty Barrel?
      Remove “%@” from the map?
      If it rains, should the roof close?
      Who waters the garden while you’re away?
      Replace %@?
      Still Watering?
      """),
    FormExamples(
      "question, unmarked", .question,
      """
      Are you sure
      Do you want to water the lawn
      Would you like to share this map
      What do you want to plant
      Is this your garden
      How can we help you
      What’s your favorite flower
      Does the gate close by itself
      Where did you see this bird
      """),
    FormExamples(
      "several, by marks", .sentences,
      """
      The tank is empty. Fill it and try again.
      Delete this bed? This can’t be undone.
      Oh no! The frost came early.
      Planting… Please wait.
      No seeds left. Order more?
      Almost done! Just one more step
      Watering failed: the hose is blocked. Check the hose and the tap.
      The pump (old model) stopped. It needs oil.
      All beds dug. Tap + to add a bed.
      You have %d seeds left. Order more at {shop}.
      He said “Wait.” Then the gate closed.
      Thanks for your help. We grow with you.
      """),
    FormExamples(
      "several, by lines", .sentences,
      """
      Is it spring yet?⏎Plant a bulb!
      Warning⏎⏎This will remove every plant from the map.
      The roof is open.⏎Rain is expected.
      Fatal error: %@⏎The planner will close now.
      """),
  ]
}
