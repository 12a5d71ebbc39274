#include "Builder.hpp"

namespace copydesk {

static CLibYAMLNode node(const yaml_event_t &event, CLibYAMLNodeKind kind) {
  CLibYAMLNode node{};
  node.line = static_cast<uint32_t>(event.start_mark.line + 1);
  node.column = static_cast<uint32_t>(event.start_mark.column + 1);
  node.kind = kind;
  return node;
}

bool Builder::take(const yaml_event_t &event) {
  switch (event.type) {
    case YAML_STREAM_END_EVENT:
      return false;
    case YAML_DOCUMENT_START_EVENT:
      if (hasDocument) return fail(CLibYAMLFailureSecondDocument, event);
      hasDocument = true;
      return true;
    case YAML_ALIAS_EVENT:
      return fail(CLibYAMLFailureAlias, event);
    case YAML_SCALAR_EVENT:
      return scalar(event);
    case YAML_SEQUENCE_START_EVENT:
      return open(event, CLibYAMLNodeKindSequence);
    case YAML_MAPPING_START_EVENT:
      return open(event, CLibYAMLNodeKindMapping);
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
      tape.nodes[levels.back().node].next = static_cast<uint32_t>(tape.nodes.size());
      levels.pop_back();
      return true;
    default:
      return true;
  }
}

bool Builder::scalar(const yaml_event_t &event) {
  const auto &scalar = event.data.scalar;
  CLibYAMLNode leaf = node(event, CLibYAMLNodeKindScalar);
  leaf.textStart = static_cast<uint32_t>(tape.text.size());
  leaf.textLength = static_cast<uint32_t>(scalar.length);
  leaf.isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE;
  tape.text.append(reinterpret_cast<const char *>(scalar.value), scalar.length);
  if (!begin(event, leaf, scalar.anchor, scalar.tag)) return false;
  tape.nodes.back().next = static_cast<uint32_t>(tape.nodes.size());
  return true;
}

bool Builder::open(const yaml_event_t &event, CLibYAMLNodeKind kind) {
  const bool isMapping = kind == CLibYAMLNodeKindMapping;
  const yaml_char_t *anchor = isMapping ? event.data.mapping_start.anchor : event.data.sequence_start.anchor;
  const yaml_char_t *tag = isMapping ? event.data.mapping_start.tag : event.data.sequence_start.tag;
  if (levels.size() >= maximumDepth) return fail(CLibYAMLFailureTooDeep, event);
  if (!begin(event, node(event, kind), anchor, tag)) return false;
  levels.push_back({static_cast<uint32_t>(tape.nodes.size() - 1), isMapping, isMapping, {}});
  return true;
}

bool Builder::begin(
  const yaml_event_t &event, const CLibYAMLNode &node, const yaml_char_t *anchor, const yaml_char_t *tag) {
  if (anchor != nullptr) return fail(CLibYAMLFailureAnchor, event);
  if (tag != nullptr) return fail(CLibYAMLFailureTag, event);
  if (!acceptsKey(event, node)) return false;
  tape.nodes.push_back(node);
  return true;
}

bool Builder::acceptsKey(const yaml_event_t &event, const CLibYAMLNode &node) {
  if (levels.empty() || !levels.back().isMapping) return true;
  Level &mapping = levels.back();
  const bool isKey = mapping.expectsKey;
  mapping.expectsKey = !isKey;
  if (!isKey) return true;
  if (node.kind != CLibYAMLNodeKindScalar) return fail(CLibYAMLFailureKeyNotScalar, event);
  const bool isNew = mapping.keys.insert(tape.text.substr(node.textStart, node.textLength)).second;
  return isNew || fail(CLibYAMLFailureDuplicateKey, event);
}

bool Builder::fail(CLibYAMLFailure failure, const yaml_event_t &event) {
  tape.failure = failure;
  tape.line = static_cast<uint32_t>(event.start_mark.line + 1);
  tape.column = static_cast<uint32_t>(event.start_mark.column + 1);
  return false;
}

}  // namespace copydesk
