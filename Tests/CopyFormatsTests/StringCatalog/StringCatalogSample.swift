import CopyFormats
import CopyModel

/// String catalogs made up for tests.
enum StringCatalogSample {
  /// A catalog in English with `strings` inside its braces.
  static func catalog(_ strings: String) -> String {
    #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
  }

  /// As Xcode writes it: a garden with all that the format knows.
  static let garden = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "%lld frogs" : {
          "comment" : "Number of frogs in the pond",
          "extractionState" : "stale",
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "new", "value" : "%lld frog" } },
                  "other" : { "stringUnit" : { "state" : "new", "value" : "%lld frogs" } }
                }
              }
            },
            "pl" : {
              "variations" : {
                "device" : {
                  "applewatch" : { "stringUnit" : { "state" : "translated", "value" : "żaby: %lld" } },
                  "other" : {
                    "variations" : {
                      "plural" : {
                        "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld żaby" } },
                        "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld żab" } }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "Garden®" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Garten®" } } },
          "shouldTranslate" : false
        },
        "Water \"now\"" : {
          "localizations" : { "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "\u6d47\n水" } } }
        },
        "beds.in.rows %lld %lld" : {
          "comment" : "Beds and rows\nin the plan",
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@beds@ in %#@rows@" },
              "substitutions" : {
                "beds" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "new", "value" : "%arg beds" } } } }
                }
              }
            }
          }
        },
        "dig.phrases" : {
          "futureField" : { "value" : "none" },
          "localizations" : { "en" : { "stringSet" : { "state" : "new", "values" : [ "Dig", "Dig a hole" ] } } }
        },
        "spade.help" : {
          "localizations" : {
            "en" : { "variations" : { "width" : { "20" : { "stringUnit" : { "state" : "new", "value" : "Dig" } } } } }
          }
        }
      },
      "version" : "1.3"
    }
    """#

  /// A sample with escapes, variants and more than one language, for chance to spoil.
  static let dense = catalog(
    #""a\"b":{"comment":"c\u0041","localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"value":"x\n"}}}},"#
      + #""substitutions":{"n":{"variations":{"device":{"mac":{"stringUnit":{"value":"é😀"}}}}}}},"#
      + #""ko":{"stringSet":{"values":["가","\ud83d\ude00"]}}}},"k":{"shouldTranslate":false}"#)
}

extension Catalog {
  /// Each entry on a line: locale, key, variant, what is known of it, and copy.
  var entryLines: [String] {
    entries.map { entry in
      let names: [(EntryFlags, String)] = [(.isKey, "key"), (.isExempt, "exempt"), (.isFragment, "part")]
      let flags = names.filter { entry.flags.contains($0.0) }.map { " (\($0.1))" }.joined()
      let place = [bytes(entry.key).text, bytes(entry.variation).text].joined(separator: "|")
      return "\(locale(of: entry)) \(place)\(flags): \(bytes(entry.value).text)"
    }
  }
}
