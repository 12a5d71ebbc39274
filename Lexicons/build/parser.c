// The parser of English copy, as `parser.py` trains and runs it: arc-hybrid transitions, chosen by an averaged perceptron.
// `Sources/CopyText/Parsing/` has the same features, bit by bit.

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { SHIFT, LEFT, RIGHT, ACTIONS };
enum { CLASSES = 16, RELATIONS = 32, CLASS_FEATURES = 48, MOVE_FEATURES = 100, ARC_FEATURES = 48, LONGEST = 400 };
enum { ROOT_CLASS = 30, NO_CLASS = 31 };

// What is known of a unit: its word, what the lexicon says of it, its ending, the class that the tagger gave it, the mark
// before; then its class as the parser sees it, and what the lexicon says together with that.
typedef struct { uint32_t word, lexicon, ending, tag, mark, class, group; } Unit;

typedef struct {
  uint32_t class_bits, move_bits, arc_bits;  // of the number of a feature
  float *classes, *moves, *arcs;
  double *class_totals, *move_totals, *arc_totals;
  uint8_t *kept[3];  // of classes, moves, and arcs: whether a feature counts; null while all do
  double clock;
  uint64_t random;
} Model;

typedef struct {
  const Unit *units;
  int count, front, depth;  // the node `count` is the root, at the end of the buffer
  uint32_t end;
  int stack[LONGEST + 1], head[LONGEST + 1], relation[LONGEST + 1];
  int first[LONGEST + 1], last[LONGEST + 1];  // outermost children
  int lefts[LONGEST + 1], rights[LONGEST + 1];
  uint32_t left_set[LONGEST + 1], right_set[LONGEST + 1];
} State;

static const Unit NONE = {0x51ED270B, 0x2C1B3C6D, 0x297A2D39, NO_CLASS, 0, NO_CLASS, 0x2C1B3C6D};
static const Unit ROOT = {0x38B34AE5, 0x1B873593, 0x7FEB352D, ROOT_CLASS, 0, ROOT_CLASS, 0x1B873593};

static Unit unit(const State *s, int index) {
  return index < 0 ? NONE : index >= s->count ? (index == s->count ? ROOT : NONE) : s->units[index];
}

static uint32_t row(uint32_t bits, uint32_t kind, uint32_t a, uint32_t b, uint32_t c) {
  uint32_t value = (kind * 0x9E3779B1u) ^ a;
  value *= 0x85EBCA6Bu;
  value ^= b * 0xC2B2AE35u + 0x27D4EB2Fu;
  value *= 0x9E3779B1u;
  value ^= value >> 15;
  value ^= c * 0x165667B1u;
  value *= 0x85EBCA6Bu;
  value ^= value >> 13;
  value *= 0xC2B2AE35u;
  return value >> (32 - bits);
}

static int at_most(int value, int limit) { return value < limit ? value : limit; }

static int distance(int from, int to) {
  int gap = to - from;
  return gap < 0 ? 0 : gap <= 4 ? gap : gap <= 7 ? 5 : gap <= 11 ? 6 : 7;
}

// The marks between two units, as bits: comma, dash, colon or semicolon, bracket, end of a sentence, other.
static uint32_t marks(const State *s, int from, int to) {
  uint32_t found = 0;
  for (int i = from + 1; i <= to && i < s->count; i++) {
    switch (s->units[i].mark) {
      case 0: break;
      case ',': found |= 1; break;
      case '-': found |= 2; break;
      case ':': case ';': found |= 4; break;
      case '(': case ')': case '[': case ']': found |= 8; break;
      case '.': case '!': case '?': found |= 16; break;
      default: found |= 32; break;
    }
  }
  return found;
}

static int is_verb(uint32_t class) { return class >= 8 && class <= 13; }

// The classes of the next two verbs in the buffer, behind its front.
static uint32_t verbs_ahead(const State *s) {
  uint32_t found = 0;
  int count = 0;
  for (int i = s->front + 1; i < s->count && count < 2; i++)
    if (is_verb(s->units[i].class)) {
      found = found * 32 + s->units[i].class;
      count++;
    }
  return found;
}

static int move_rows(const State *s, uint32_t bits, uint32_t *out) {
  int i0 = s->depth > 0 ? s->stack[s->depth - 1] : -1, i1 = s->depth > 1 ? s->stack[s->depth - 2] : -1;
  int i2 = s->depth > 2 ? s->stack[s->depth - 3] : -1, b = s->front;
  Unit s0 = unit(s, i0), s1 = unit(s, i1), s2 = unit(s, i2);
  Unit b0 = unit(s, b), b1 = unit(s, b + 1), b2 = unit(s, b + 2), b3 = unit(s, b + 3);
  int f0 = i0 < 0 ? -1 : s->first[i0], l0 = i0 < 0 ? -1 : s->last[i0];
  int f1 = i1 < 0 ? -1 : s->first[i1], l1 = i1 < 0 ? -1 : s->last[i1], fb = s->first[b];
  Unit s0f = unit(s, f0), s0l = unit(s, l0), s1f = unit(s, f1), s1l = unit(s, l1), b0f = unit(s, fb);
  uint32_t ls0 = i0 < 0 ? 0 : s->left_set[i0], rs0 = i0 < 0 ? 0 : s->right_set[i0];
  uint32_t ls1 = i1 < 0 ? 0 : s->left_set[i1], rs1 = i1 < 0 ? 0 : s->right_set[i1], lsb = s->left_set[b];
  uint32_t d0 = i0 < 0 ? 9 : distance(i0, b), d1 = i1 < 0 ? 9 : distance(i1, i0);
  uint32_t m0 = i0 < 0 ? 0 : marks(s, i0, b), m1 = i1 < 0 ? 0 : marks(s, i1, i0);
  uint32_t ahead = verbs_ahead(s);
  uint32_t c00 = s0.class * 32 + b0.class, c10 = s1.class * 32 + s0.class;
  uint32_t v0 = i0 < 0 ? 0 : at_most(s->lefts[i0], 3) * 4 + at_most(s->rights[i0], 3);
  Unit pb = unit(s, b - 1), n0 = i0 < 0 ? NONE : unit(s, i0 + 1), p0 = unit(s, i0 - 1), o = unit(s, 0);
  uint32_t n = 0;
#define ADD(a, b, c) (out[n] = row(bits, n + 1, a, b, c), n++)
  // Words one by one.
  ADD(s0.word, s0.class, 0); ADD(s0.group, 0, 0); ADD(s0.ending, s0.class, 0);
  ADD(s1.word, s1.class, 0); ADD(s1.group, 0, 0); ADD(s2.group, 0, 0);
  ADD(b0.word, b0.class, 0); ADD(b0.group, 0, 0); ADD(b0.ending, b0.class, 0);
  ADD(b1.word, b1.class, 0); ADD(b1.group, 0, 0); ADD(b2.word, b2.class, 0); ADD(b2.group, 0, 0); ADD(b3.group, 0, 0);
  // Pairs.
  ADD(s0.word, b0.word, 0); ADD(s0.word, b0.group, 0); ADD(s0.group, b0.word, 0); ADD(s0.group, b0.group, 0);
  ADD(s0.word, b0.class, 1); ADD(s0.class, b0.word, 2); ADD(s0.word, b1.group, 0); ADD(s0.group, b1.group, 0);
  ADD(s1.word, s0.word, 0); ADD(s1.word, s0.group, 0); ADD(s1.group, s0.word, 0); ADD(s1.group, s0.group, 0);
  ADD(s1.word, b0.group, 0); ADD(s1.group, b0.word, 0); ADD(s1.group, b0.group, 0);
  ADD(b0.group, b1.group, 0); ADD(b0.word, b1.group, 0); ADD(b0.group, b1.word, 0);
  ADD(c00, b1.class * 32 + b2.class, b3.class);
  // Triples of classes and of what is finer than a class.
  ADD(s0.group, b0.group, b1.group); ADD(s1.group, s0.group, b0.group); ADD(c10, b0.class * 32 + b1.class, s2.class);
  ADD(s2.class, s1.group, s0.group); ADD(b0.group, b1.class, b2.class); ADD(c10, b0.word, 0); ADD(c00, s1.word, 0);
  ADD(c10, b0.class, s0.word); ADD(c00, b1.class, b0.word); ADD(c00, b1.class, s0.word); ADD(c10, b0.class, s1.word);
  // Children.
  ADD(s0.class, s0f.group, b0.class); ADD(s0.class, s0l.group, b0.class); ADD(s0.class, b0f.group, b0.class);
  ADD(c10, s1l.group, 0); ADD(c10, s1f.group, b0.class); ADD(c10, s0f.group, 1); ADD(c10, s0l.group, b0.class);
  ADD(s0.group, ls0, rs0); ADD(s0.word, ls0, rs0); ADD(c00, ls0, rs0); ADD(c10, ls1, rs1); ADD(s1.group, ls1, rs1);
  ADD(c10, ls0, rs0); ADD(c00, lsb, rs0); ADD(b0.group, lsb, 0); ADD(c10, rs1 * 31 + ls0, b0.class);
  ADD(s0.word, v0, b0.class); ADD(s0.class, s0f.word, s0l.word); ADD(s1.class, rs1, s0f.word);
  // Distances, marks, and what is still to come.
  ADD(c00, d0, 0); ADD(s0.group, d0, b0.group); ADD(c10, d1, b0.class); ADD(c00, m0, s->end); ADD(c10, m1, m0);
  ADD(s0.group, m0, b0.group); ADD(c10, m1, b0.group); ADD(c00, ahead, s->end); ADD(c10, ahead, b0.class);
  ADD(c00, pb.class * 32 + n0.class, b1.class); ADD(pb.word, c00, 0); ADD(n0.word, c00, 0); ADD(p0.group, c00, 0); ADD(pb.group, b0.group, s0.class);
  ADD(s0.class, s0f.word, b0.class); ADD(c10, s1f.word, b0.class); ADD(c10, s0f.word, b0.class); ADD(c00, b0f.word, 0); ADD(c00, s0l.word, 0); ADD(c10, s1l.word, b0.class);
  ADD(c00, o.class, s->end); ADD(c10, o.word, b0.class); ADD(s0.group, n0.group, b0.class); ADD(s0.word, n0.group, b0.class);
  ADD(c10, b0.class * 32 + b1.class, b2.class * 32 + b3.class); ADD(c10, b0.group, b1.class); ADD(s0.word, b0.word, s1.class); ADD(s0.word, s1.word, b0.class);
  ADD(s0.group, s->end, s->depth == 1); ADD(s0.word, s->depth == 1, b0.class); ADD(b0.word, s->depth, s0.class);
  ADD(s0.group, ahead, s->depth == 1); ADD(s->depth > 3 ? 3 : s->depth, c10, b0.class); ADD(c00, m0, ahead);
#undef ADD
  return (int)n;
}

static int arc_rows(const State *s, uint32_t bits, int head, int child, uint32_t *out) {
  Unit h = unit(s, head), c = unit(s, child);
  Unit before = unit(s, child - 1), behind = unit(s, child + 1), h_behind = unit(s, head + 1), h_before = unit(s, head - 1);
  Unit cf = unit(s, s->first[child]), cl = unit(s, s->last[child]), hf = unit(s, s->first[head]), hl = unit(s, s->last[head]);
  uint32_t right = child > head;
  uint32_t d = (right ? distance(head, child) : distance(child, head)) * 2 + right;
  uint32_t m = right ? marks(s, head, child) : marks(s, child, head);
  uint32_t cs = s->left_set[child], crs = s->right_set[child], hs = s->left_set[head], hrs = s->right_set[head];
  uint32_t hc = h.class * 32 + c.class, opens = (s->first[child] < 0 || s->first[child] > child) ? child : s->first[child];
  Unit open = unit(s, (int)opens), prior = unit(s, (int)opens - 1);
  uint32_t n = 0;
#define ADD(a, b, c) (out[n] = row(bits, n + 101, a, b, (c) * 2u + right), n++)
  ADD(c.word, 0, 0); ADD(c.group, 0, 0); ADD(c.ending, c.class, 0); ADD(h.word, 0, 0); ADD(h.group, 0, 0);
  ADD(h.ending, h.class, c.class);
  ADD(h.word, c.word, 0); ADD(h.word, c.group, 0); ADD(h.group, c.word, 0); ADD(h.group, c.group, 0);
  ADD(h.word, c.class, 0); ADD(h.class, c.word, 0); ADD(hc, d, 0); ADD(hc, m, 0); ADD(hc, s->end, d);
  ADD(hc, before.group, 0); ADD(hc, behind.group, 0); ADD(hc, h_behind.class, h_before.class);
  ADD(hc, before.class * 32 + behind.class, 0);
  ADD(hc, cs, crs); ADD(c.group, cs, crs); ADD(hc, hs, hrs); ADD(h.group, hs, hrs); ADD(h.word, hs, hrs);
  ADD(hc, cs, hrs); ADD(c.word, cs, 0); ADD(h.group, c.group, cs);
  ADD(hc, cf.word, 0); ADD(hc, cf.group, cl.group); ADD(c.class, cf.word, h.word); ADD(c.word, cf.word, 0);
  ADD(hc, hf.group, 0); ADD(hc, hl.group, 0); ADD(hc, hl.word, 0); ADD(h.class, open.word, prior.class);
  ADD(hc, open.word, hrs); ADD(hc, s->count > 6 ? 7 : s->count, s->head[head] >= 0);
  ADD(c.group, h.class, hrs & 0xFF); ADD(c.word, hrs, hs); ADD(c.group, prior.group, h.class);
#undef ADD
  return (int)n;
}

static void start(State *s, const Unit *units, int count, uint32_t end) {
  memset(s, 0, sizeof *s);
  s->units = units, s->count = count, s->end = end;
  for (int i = 0; i <= count; i++) s->head[i] = s->relation[i] = s->first[i] = s->last[i] = -1;
}

static int is_allowed(const State *s, int action) {
  if (action == SHIFT) return s->front < s->count;
  if (action == LEFT) return s->depth > 0 && (s->front < s->count || s->depth == 1);
  return s->depth > 1;
}

// The arc that an action would make.
static void arc_of(const State *s, int action, int *head, int *child) {
  *child = s->stack[s->depth - 1];
  *head = action == LEFT ? s->front : s->stack[s->depth - 2];
}

static void apply(State *s, int action, int relation) {
  if (action == SHIFT) {
    s->stack[s->depth++] = s->front++;
    return;
  }
  int head, child;
  arc_of(s, action, &head, &child);
  s->depth--;
  s->head[child] = head, s->relation[child] = relation;
  if (s->first[head] < 0 || child < s->first[head]) s->first[head] = child;
  if (child > s->last[head]) s->last[head] = child;
  if (child < head) s->lefts[head]++, s->left_set[head] |= 1u << relation;
  else s->rights[head]++, s->right_set[head] |= 1u << relation;
}

// How many arcs of the treebank an action puts out of reach.
static int cost(const State *s, const int *gold, int action) {
  int found = 0, top = s->depth > 0 ? s->stack[s->depth - 1] : -1;
  if (action == SHIFT) {
    for (int i = 0; i < s->depth; i++) {
      found += gold[s->stack[i]] == s->front;
      found += i < s->depth - 1 && gold[s->front] == s->stack[i];
    }
    return found;
  }
  for (int i = s->front; i < s->count; i++) found += gold[i] == top;
  if (action == LEFT) return found + (gold[top] != s->front && (gold[top] > s->front
      || (s->depth > 1 && gold[top] == s->stack[s->depth - 2])));
  return found + (gold[top] >= s->front);
}

// Takes out the features that don’t count; returns how many are left.
static int sift(const uint8_t *kept, uint32_t *rows, int count) {
  if (!kept) return count;
  int left = 0;
  for (int i = 0; i < count; i++) if (kept[rows[i]]) rows[left++] = rows[i];
  return left;
}

static void sum_rows(const float *table, int width, const uint32_t *rows, int count, float *sums) {
  for (int k = 0; k < width; k++) sums[k] = 0;
  for (int i = 0; i < count; i++)
    for (int k = 0; k < width; k++) sums[k] += table[(size_t)rows[i] * width + k];
}

static int relation_of(const Model *m, const State *s, int head, int child, uint32_t *rows, int *count, float *sums) {
  *count = sift(m->kept[2], rows, arc_rows(s, m->arc_bits, head, child, rows));
  sum_rows(m->arcs, RELATIONS, rows, *count, sums);
  int best = 0;
  for (int k = 1; k < RELATIONS; k++) if (sums[k] > sums[best]) best = k;
  return best;
}

static void update(float *table, double *totals, int width, const uint32_t *rows, int count, int right, int wrong, double clock) {
  for (int i = 0; i < count; i++) {
    size_t at = (size_t)rows[i] * width;
    table[at + right] += 1, totals[at + right] += clock;
    table[at + wrong] -= 1, totals[at + wrong] -= clock;
  }
}

static double chance(Model *m) {
  m->random ^= m->random << 13, m->random ^= m->random >> 7, m->random ^= m->random << 17;
  return (double)(m->random >> 11) / 9007199254740992.0;
}

Model *model_new(uint32_t class_bits, uint32_t move_bits, uint32_t arc_bits) {
  Model *m = calloc(1, sizeof *m);
  m->class_bits = class_bits, m->move_bits = move_bits, m->arc_bits = arc_bits, m->clock = 1, m->random = 88172645463325252ull;
  m->classes = calloc(((size_t)1 << class_bits) * CLASSES, sizeof(float));
  m->class_totals = calloc(((size_t)1 << class_bits) * CLASSES, sizeof(double));
  m->moves = calloc(((size_t)1 << move_bits) * ACTIONS, sizeof(float)), m->arcs = calloc(((size_t)1 << arc_bits) * RELATIONS, sizeof(float));
  m->move_totals = calloc(((size_t)1 << move_bits) * ACTIONS, sizeof(double));
  m->arc_totals = calloc(((size_t)1 << arc_bits) * RELATIONS, sizeof(double));
  return m;
}

void model_free(Model *m) {
  free(m->classes), free(m->moves), free(m->arcs), free(m->class_totals), free(m->move_totals), free(m->arc_totals), free(m);
}
float *model_classes(Model *m) { return m->classes; }
float *model_moves(Model *m) { return m->moves; }
float *model_arcs(Model *m) { return m->arcs; }

// From now on, only these features of a table count.
void model_keep(Model *m, int table, uint8_t *kept) { m->kept[table] = kept; }

void model_average(Model *m) {
  for (size_t i = 0; i < ((size_t)1 << m->class_bits) * CLASSES; i++) m->classes[i] -= m->class_totals[i] / m->clock;
  for (size_t i = 0; i < ((size_t)1 << m->move_bits) * ACTIONS; i++) m->moves[i] -= m->move_totals[i] / m->clock;
  for (size_t i = 0; i < ((size_t)1 << m->arc_bits) * RELATIONS; i++) m->arcs[i] -= m->arc_totals[i] / m->clock;
}

static int class_rows(const Unit *units, int count, int i, uint32_t end, uint32_t bits, uint32_t *out) {
  State s = {.units = units, .count = count};
  Unit u = unit(&s, i), l = i > 0 ? units[i - 1] : NONE, ll = i > 1 ? units[i - 2] : NONE;
  Unit r = i + 1 < count ? units[i + 1] : NONE, rr = i + 2 < count ? units[i + 2] : NONE;
  uint32_t tags = l.tag * 1024 + u.tag * 32 + r.tag, mine = l.class * 32 + ll.class, verbs = 0, ahead = 0;
  for (int k = 0; k < i; k++) if (units[k].class == 8 || units[k].class == 9 || units[k].class == 13) verbs = verbs * 2 | 1;
  for (int k = i + 1; k < count && ahead < 3; k++) ahead += units[k].tag == 8 || units[k].tag == 13;
  verbs = (verbs & 3) * 4 + ahead;
  uint32_t n = 0;
#define ADD(a, b, c) (out[n] = row(bits, n + 201, a, b, c), n++)
  ADD(u.word, 0, 0); ADD(u.lexicon, 0, 0); ADD(u.ending, 0, 0); ADD(u.tag, 0, 0); ADD(u.word, u.tag, 0); ADD(u.lexicon, u.tag, 0);
  ADD(tags, 0, 0); ADD(tags, rr.tag, ll.tag); ADD(u.lexicon, r.tag, rr.tag); ADD(u.lexicon, l.tag, r.tag);
  ADD(u.word, l.class, 0); ADD(u.word, r.tag, 0); ADD(u.word, l.class, r.tag); ADD(u.lexicon, mine, 0); ADD(u.tag, mine, r.tag);
  ADD(u.word, l.word, 0); ADD(u.word, r.word, 0); ADD(u.lexicon, l.word, 0); ADD(u.lexicon, r.word, 0);
  ADD(u.lexicon, l.lexicon, 0); ADD(u.lexicon, r.lexicon, 0); ADD(l.lexicon, u.lexicon, r.lexicon); ADD(u.lexicon, r.lexicon, rr.lexicon);
  ADD(u.lexicon, ll.word, 0); ADD(u.lexicon, rr.word, 0); ADD(u.lexicon, ll.lexicon, l.lexicon); ADD(u.ending, l.class, r.tag);
  ADD(u.tag, u.mark, r.mark); ADD(u.lexicon, u.mark, r.mark); ADD(u.lexicon, i == 0, end); ADD(u.word, i == 0, 0);
  ADD(u.tag, verbs, l.class); ADD(u.lexicon, verbs, r.tag);
  ADD(l.word, r.word, u.tag); ADD(u.lexicon, verbs, mine); ADD(u.word, verbs, l.class); ADD(l.word, l.class, u.tag); ADD(r.word, u.tag, l.class);
#undef ADD
  return (int)n;
}

static void set_class(Unit *u, uint32_t class) {
  u->class = class;
  u->group = u->lexicon ^ (class + 1) * 0x7FEB352Du;
}

// Gives all units the class that the parser works with.
void classify(Model *m, Unit *units, int count, uint32_t end) {
  uint32_t rows[CLASS_FEATURES];
  float sums[CLASSES];
  for (int i = 0; i < count; i++) {
    sum_rows(m->classes, CLASSES, rows, sift(m->kept[0], rows, class_rows(units, count, i, end, m->class_bits, rows)), sums);
    int best = 0;
    for (int k = 1; k < CLASSES; k++) if (sums[k] > sums[best]) best = k;
    set_class(&units[i], best);
  }
}

void keep_classes(Unit *units, int count) { for (int i = 0; i < count; i++) set_class(&units[i], units[i].tag); }

void learn_classes(Model *m, Unit *units, int count, uint32_t end, const int *gold, float margin) {
  uint32_t rows[CLASS_FEATURES];
  float sums[CLASSES];
  for (int i = 0; i < count; i++) {
    int found = sift(m->kept[0], rows, class_rows(units, count, i, end, m->class_bits, rows)), want = gold[i], rival = want == 0, best = 0;
    sum_rows(m->classes, CLASSES, rows, found, sums);
    for (int k = 0; k < CLASSES; k++) {
      if (k != want && sums[k] > sums[rival]) rival = k;
      if (sums[k] > sums[best]) best = k;
    }
    if (sums[rival] + margin >= sums[want]) update(m->classes, m->class_totals, CLASSES, rows, found, want, rival, m->clock);
    m->clock += 1;
    set_class(&units[i], best);
  }
}

// Learns from one sentence; `gold` has the heads, the count for the root, and `wanted` the relations.
void learn(Model *m, const Unit *units, int count, uint32_t end, const int *gold, const int *wanted,
           double explores, float move_margin, float arc_margin) {
  if (count > LONGEST) return;
  static State s;
  uint32_t rows[MOVE_FEATURES], arc[ARC_FEATURES];
  float sums[ACTIONS], arc_sums[RELATIONS];
  start(&s, units, count, end);
  while (s.front < s.count || s.depth > 0) {
    int found = sift(m->kept[1], rows, move_rows(&s, m->move_bits, rows)), costs[ACTIONS], least = 1 << 20;
    sum_rows(m->moves, ACTIONS, rows, found, sums);
    for (int a = 0; a < ACTIONS; a++)
      if (is_allowed(&s, a) && (costs[a] = cost(&s, gold, a)) < least) least = costs[a];
    int right = -1, wrong = -1;
    for (int a = 0; a < ACTIONS; a++) {
      if (!is_allowed(&s, a)) continue;
      int *best = costs[a] == least ? &right : &wrong;
      if (*best < 0 || sums[a] > sums[*best]) *best = a;
    }
    int action = right;
    if (wrong >= 0) {
      if (sums[wrong] + move_margin >= sums[right]) update(m->moves, m->move_totals, ACTIONS, rows, found, right, wrong, m->clock);
      if (sums[wrong] > sums[right] && chance(m) < explores) action = wrong;
    }
    m->clock += 1;
    int relation = 0;
    if (action != SHIFT) {
      int head, child, width;
      arc_of(&s, action, &head, &child);
      if (head < count) {
        relation = relation_of(m, &s, head, child, arc, &width, arc_sums);
        if (gold[child] == head) {
          int want = wanted[child], rival = want == 0;
          for (int k = 0; k < RELATIONS; k++) if (k != want && arc_sums[k] > arc_sums[rival]) rival = k;
          if (arc_sums[rival] + arc_margin >= arc_sums[want])
            update(m->arcs, m->arc_totals, RELATIONS, arc, width, want, rival, m->clock);
        }
      }
    }
    apply(&s, action, relation);
  }
}

void parse(Model *m, const Unit *units, int count, uint32_t end, int *heads, int *relations) {
  static State s;
  uint32_t rows[MOVE_FEATURES], arc[ARC_FEATURES];
  float sums[ACTIONS], arc_sums[RELATIONS];
  start(&s, units, count, end);
  while (s.front < s.count || s.depth > 0) {
    int found = sift(m->kept[1], rows, move_rows(&s, m->move_bits, rows)), action = -1, relation = 0, head, child, width;
    sum_rows(m->moves, ACTIONS, rows, found, sums);
    for (int a = 0; a < ACTIONS; a++)
      if (is_allowed(&s, a) && (action < 0 || sums[a] > sums[action])) action = a;
    if (action != SHIFT) {
      arc_of(&s, action, &head, &child);
      if (head < count) relation = relation_of(m, &s, head, child, arc, &width, arc_sums);
    }
    apply(&s, action, relation);
  }
  memcpy(heads, s.head, count * sizeof(int));
  memcpy(relations, s.relation, count * sizeof(int));
}
