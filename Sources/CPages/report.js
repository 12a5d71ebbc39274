"use strict";
// The report’s data stands in the page as JSON; nothing is ever loaded. Only the rows in sight are in the document, so
// that fifty thousand findings scroll like fifty.
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const levels = ["error", "warning", "note"];
  const [RULE, LEVEL, PATH, LINE, COLUMN, KEY, LOCALE, ROLE, TEXT, START, END, MESSAGE, BETTER, NOTES, GROUP] =
    Array.from({ length: 15 }, (_, index) => index);
  const rowHeight = 80;
  // Browsers stop drawing boxes that are higher than this.
  const mostRows = 250000;
  const number = new Intl.NumberFormat("en");
  const byID = (id) => document.getElementById(id);
  const list = byID("list"), rows = byID("rows"), search = byID("search"), detail = byID("detail");

  // In the order in which they stand; the longest list comes last.
  const filters = { level: null, role: null, locale: null, rule: null };
  const columns = { level: LEVEL, rule: RULE, role: ROLE, locale: LOCALE };
  const names = { level: levels, rule: data.rules.map((rule) => rule[0]), role: data.roles, locale: data.locales };
  const titles = { level: "Level", rule: "Rule", role: "Role", locale: "Language" };
  const isNone = (kind, index) => kind === "role" && names.role[index] === "unknown";
  let area = "", shown = [], chosen = 0, sorting = { by: "rate", down: true };

  function element(tag, attributes, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes ?? {})) {
      if (name === "click") made.addEventListener("click", value);
      else if (value !== null && value !== undefined) made.setAttribute(name, value);
    }
    made.append(...children.filter((child) => child !== null && child !== undefined));
    return made;
  }

  const counted = (count, noun) => `${number.format(count)} ${noun}${count === 1 ? "" : "s"}`;
  const place = (finding) =>
    data.paths[finding[PATH]] + (finding[LINE] ? `:${finding[LINE]}:${finding[COLUMN]}` : "");

  // In a row the end of a path tells most.
  function shortPlace(finding) {
    const parts = place(finding).split("/");
    return parts.length > 3 ? `…/${parts.slice(-3).join("/")}` : parts.join("/");
  }

  // What the search looks through, made when it is first needed.
  let haystacks = null;
  function haystack(index) {
    haystacks ??= new Array(data.findings.length);
    return (haystacks[index] ??= (() => {
      const finding = data.findings[index];
      return [finding[TEXT], finding[KEY], finding[MESSAGE], data.paths[finding[PATH]], names.rule[finding[RULE]],
        ...finding[BETTER].map(([text]) => text)].join("\n").toLowerCase();
    })());
  }

  function passes(index, words, except) {
    const finding = data.findings[index];
    for (const kind in filters) {
      if (kind !== except && filters[kind] !== null && finding[columns[kind]] !== filters[kind]) return false;
    }
    if (area && except !== "area" && !data.paths[finding[PATH]].startsWith(area)) return false;
    return words.every((word) => haystack(index).includes(word));
  }

  const words = () => search.value.toLowerCase().split(/\s+/).filter(Boolean);

  function update() {
    const wanted = words();
    shown = [];
    for (let index = 0; index < data.findings.length; index++) if (passes(index, wanted)) shown.push(index);
    chosen = 0;
    list.scrollTop = 0;
    byID("count").textContent = shown.length === data.findings.length
      ? counted(shown.length, "finding")
      : `${number.format(shown.length)} of ${counted(data.findings.length, "finding")}`;
    drawFilters(wanted);
    drawRows();
    drawDetail();
    if (!byID("areas-view").hidden) drawAreas(wanted);
    remember();
  }

  // Beside each choice stands how many findings it would leave, the other filters given.
  function drawFilters(wanted) {
    const box = byID("filters"), focus = document.activeElement?.id;
    const sets = Object.keys(filters).map((kind) => {
      const counts = new Array(names[kind].length).fill(0);
      for (let index = 0; index < data.findings.length; index++) {
        if (passes(index, wanted, kind)) counts[data.findings[index][columns[kind]]]++;
      }
      const order = counts.map((_, value) => value);
      if (kind !== "level") {
        order.sort((a, b) => counts[b] - counts[a] || (names[kind][a] < names[kind][b] ? -1 : 1));
      }
      return element("fieldset", {}, element("legend", {}, titles[kind]), ...order
        .filter((value) => kind === "level" || counts[value] || filters[kind] === value)
        .map((value) => choice(kind, value, counts[value])));
    });
    box.replaceChildren(...sets);
    if (focus?.startsWith("choice-")) byID(focus)?.focus();
  }

  function choice(kind, value, count) {
    const name = isNone(kind, value) ? "not known" : names[kind][value];
    return element("button", {
      type: "button", id: `choice-${kind}-${value}`, class: "choice",
      "aria-pressed": String(filters[kind] === value),
      click: () => { filters[kind] = filters[kind] === value ? null : value; update(); },
    }, element("span", { class: kind === "level" ? levels[value] : null }, name), element("span", {}, number.format(count)));
  }

  // A mark around all of the copy would tell nothing.
  const isWhole = (finding) => finding[START] === 0 && finding[END] === finding[TEXT].length;

  function marked(finding) {
    const text = finding[TEXT];
    if (!text || isWhole(finding)) return [text];
    return [text.slice(0, finding[START]), element("mark", {}, text.slice(finding[START], finding[END])), text.slice(finding[END])];
  }

  // In a row the words at fault must be in sight: what stands far before them is cut.
  function excerpt(finding) {
    const start = finding[START] > 60 ? finding[START] - 40 : 0;
    const text = finding[TEXT].slice(start).replaceAll("\n", "⏎");
    if (isWhole(finding)) return [text.slice(0, 400)];
    const [from, to] = [finding[START] - start, finding[END] - start];
    return [start ? "…" : "", text.slice(0, from), element("mark", {}, text.slice(from, to)), text.slice(to, to + 200)];
  }

  function drawRows() {
    const count = Math.min(shown.length, mostRows);
    rows.style.height = `${count * rowHeight}px`;
    const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 4);
    const last = Math.min(count, Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + 4);
    const made = [];
    for (let position = first; position < last; position++) made.push(row(position));
    rows.replaceChildren(...made);
    if (!shown.length) {
      const isClean = !data.findings.length;
      rows.replaceChildren(element("p", { class: "nothing" }, isClean ? "Nothing to say." : "No finding is left. Esc clears the filters."));
    }
    if (shown.length) list.setAttribute("aria-activedescendant", `row-${chosen}`);
    else list.removeAttribute("aria-activedescendant");
  }

  function row(position) {
    const finding = data.findings[shown[position]], level = levels[finding[LEVEL]];
    const locale = names.locale[finding[LOCALE]];
    const words = [names.rule[finding[RULE]], ...(locale === "und" ? [] : [locale]), shortPlace(finding)];
    return element("div", {
      id: `row-${position}`, class: "row", role: "option", style: `top:${position * rowHeight}px`,
      "aria-selected": String(position === chosen), "aria-posinset": position + 1, "aria-setsize": shown.length,
      click: () => choose(position),
    },
    element("p", { class: "copy", dir: "auto" }, ...(finding[TEXT] ? excerpt(finding) : [finding[MESSAGE]])),
    finding[TEXT] ? element("p", { class: "what" }, finding[MESSAGE]) : null,
    element("p", { class: "where" }, element("span", { class: `level ${level}` }, level), ` ${words.join(" · ")}`));
  }

  function choose(position) {
    chosen = Math.max(0, Math.min(shown.length - 1, mostRows - 1, position));
    const top = chosen * rowHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    if (top + rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + rowHeight - list.clientHeight;
    drawRows();
    drawDetail();
  }

  // Alerts and notifications by file, language, and name.
  const cards = new Map(data.cards.map((card) => [`${card[0]}\n${card[2]}\n${card[1]}`, card]));

  // The alert as its surface draws it. Lines are broken where they were measured, and drawn as wide, whatever the font.
  function drawCard(finding) {
    const card = finding[GROUP] && cards.get(`${finding[PATH]}\n${finding[LOCALE]}\n${finding[GROUP]}`);
    if (!card) return null;
    const [, , locale, surface, style, title, message, buttons] = card;
    const [id, name, width] = data.surfaces[surface];
    const isThis = (text) => text === finding[TEXT];
    const part = (kind, [size, weight, column, excess, lines]) => {
      if (!lines) return null;
      const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 };
      const made = [];
      for (let index = 0; index < lines.length; index += 2) {
        const over = excess >= 0 && index / 2 >= excess;
        made.push(element("span", { class: over ? "line over" : "line", "data-width": lines[index + 1] / 10 },
          element("span", {}, lines[index].trimEnd())));
      }
      return element("p", { class: kind, style: `width:${column / 10}px;font-size:${size / 10}px;font-weight:${weights[weight] ?? 400}` }, ...made);
    };
    const row = buttons.length ? element("div", { class: `buttons ${style & 4 ? "stacked" : "beside"}` },
      ...buttons.map(([text, styles, over]) => element("span",
        { class: `button ${styles}${over ? " over" : ""}`, "aria-current": isThis(text) ? "true" : null }, text))) : null;
    const label = `As it is shown in ${name}`;
    return element("figure", { "aria-label": label }, element("div",
      { class: `card ${id}${style & 1 ? " centred" : ""}`, dir: style & 2 ? "rtl" : "ltr", lang: names.locale[locale], style: `width:${width / 10}px` },
      part("title", title), part("message", message), row), element("figcaption", {}, label));
  }

  function fitLines(figure) {
    for (const line of figure?.querySelectorAll(".line") ?? []) {
      const text = line.firstElementChild, wanted = Number(line.dataset.width), natural = text.getBoundingClientRect().width;
      if (natural > 0 && wanted > 0) text.style.transform = `scaleX(${wanted / natural})`;
    }
  }

  function drawDetail() {
    const finding = data.findings[shown[chosen]];
    if (!finding) { detail.replaceChildren(element("p", { class: "nothing" }, "Choose a finding to read about it.")); return; }
    const rule = data.rules[finding[RULE]], level = levels[finding[LEVEL]];
    const fact = (name, value) => value ? [element("dt", {}, name), element("dd", {}, value)] : [];
    const path = element("span", { class: "path" }, place(finding));
    const card = drawCard(finding);
    detail.replaceChildren(...[
      element("p", { class: `level ${level}` }, `${level} · ${rule[0]}`),
      element("p", { class: "copy", dir: "auto" }, ...marked(finding)),
      element("h2", {}, finding[MESSAGE]),
      ...finding[BETTER].map(([text, isSafe]) => element("p", { class: "better", dir: "auto" }, text,
        isSafe ? element("small", {}, "  applied by --fix") : null)),
      ...finding[NOTES].map((note) => element("p", {}, note)),
      card,
      element("dl", {}, ...fact("Place", path), ...fact("Key", finding[KEY]), ...fact("Set", finding[GROUP]),
        ...fact("Role", names.role[finding[ROLE]]), ...fact("Language", names.locale[finding[LOCALE]])),
      element("p", {}, `${rule[1]} ${rule[2]}`),
    ].filter(Boolean));
    fitLines(card);
    detail.scrollTop = 0;
  }

  // Numbers by folder or file below the area at hand.
  function drawAreas(wanted) {
    const found = new Map();
    const child = (path) => {
      const rest = path.slice(area.length), slash = rest.indexOf("/");
      return area + (slash < 0 ? rest : rest.slice(0, slash + 1));
    };
    const at = (path) => {
      const name = child(path);
      if (!found.has(name)) found.set(name, { name, files: 0, strings: 0, error: 0, warning: 0, note: 0, all: 0 });
      return found.get(name);
    };
    for (const [path, strings] of data.files) {
      if (path.startsWith(area)) { const one = at(path); one.files++; one.strings += strings; }
    }
    for (let index = 0; index < data.findings.length; index++) {
      const finding = data.findings[index];
      if (!data.paths[finding[PATH]].startsWith(area) || !passes(index, wanted, "area")) continue;
      const one = at(data.paths[finding[PATH]]);
      one[levels[finding[LEVEL]]]++;
      one.all++;
    }
    const areas = [...found.values()];
    for (const one of areas) one.rate = one.strings ? one.all / one.strings * 1000 : 0;
    areas.sort((a, b) => (a[sorting.by] < b[sorting.by] ? -1 : a[sorting.by] > b[sorting.by] ? 1 : a.name < b.name ? -1 : 1) * (sorting.down ? -1 : 1));
    const highest = Math.max(1, ...areas.map((one) => one.rate));
    byID("areas").replaceChildren(...areas.map((one) => areaRow(one, highest)));
    drawHead();
    drawCrumbs();
  }

  const heads = { name: "Area", files: "Files", strings: "Strings", error: "Errors", warning: "Warnings", note: "Notes", rate: "Findings per 1,000 strings" };

  function drawHead() {
    document.querySelector("thead tr").replaceChildren(...Object.entries(heads).map(([by, title]) =>
      element("th", { scope: "col", "aria-sort": sorting.by === by ? (sorting.down ? "descending" : "ascending") : null },
        element("button", { type: "button", click: () => {
          sorting = { by, down: sorting.by === by ? !sorting.down : by !== "name" };
          drawAreas(words());
        } }, title + (sorting.by === by ? (sorting.down ? " ↓" : " ↑") : "")))));
  }

  function areaRow(one, highest) {
    const name = one.name.slice(area.length) || one.name;
    const opens = one.name.endsWith("/");
    const open = element("button", { type: "button", click: () => {
      area = one.name;
      if (opens) update(); else { show(false); update(); }
    } }, name);
    return element("tr", {}, element("td", {}, open), ...["files", "strings", "error", "warning", "note"].map((field) =>
      element("td", { class: one[field] ? (levels.includes(field) ? field : null) : null }, number.format(one[field]))),
    element("td", {}, element("span", { class: "rate" }, one.rate.toFixed(1),
      element("span", { class: "bar", style: `width:${Math.round(one.rate / highest * 120)}px` }))));
  }

  function drawCrumbs() {
    const parts = area.split("/").filter(Boolean);
    const crumb = (name, path) => element("button", { type: "button", click: () => { area = path; update(); } }, name);
    byID("crumbs").replaceChildren(crumb("All", ""), ...parts.flatMap((part, index) =>
      [" › ", crumb(part, parts.slice(0, index + 1).join("/") + (index + 1 < parts.length || area.endsWith("/") ? "/" : ""))]));
  }

  function show(areas) {
    byID("areas-view").hidden = !areas;
    byID("list-view").hidden = areas;
    detail.hidden = areas;
    byID("show-areas").setAttribute("aria-pressed", String(areas));
    byID("show-list").setAttribute("aria-pressed", String(!areas));
    if (areas) drawAreas(words()); else { drawRows(); list.focus(); }
  }

  function clear() {
    for (const kind in filters) filters[kind] = null;
    area = "";
    search.value = "";
    search.blur();
    update();
  }

  // The address keeps what is chosen, so that it can be handed on.
  function remember() {
    const state = new URLSearchParams();
    if (search.value) state.set("search", search.value);
    for (const kind in filters) if (filters[kind] !== null) state.set(kind, names[kind][filters[kind]]);
    if (area) state.set("area", area);
    try { history.replaceState(null, "", `#${state}`); } catch { /* Pages opened in a frame have no history. */ }
  }

  function recall() {
    const state = new URLSearchParams(location.hash.slice(1));
    search.value = state.get("search") ?? "";
    area = state.get("area") ?? "";
    for (const kind in filters) {
      const value = names[kind].indexOf(state.get(kind));
      filters[kind] = value < 0 ? null : value;
    }
  }

  function setTheme(theme) { document.documentElement.dataset.theme = theme; }
  const flipTheme = () => setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");

  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || byID("keys").open) return;
    if (event.key === "Escape") { clear(); list.focus(); return; }
    const isTyping = event.target === search;
    if (isTyping && !["ArrowDown", "ArrowUp", "Enter"].includes(event.key)) return;
    const actions = {
      "/": () => search.focus(), "?": () => byID("keys").showModal(), a: () => show(byID("areas-view").hidden),
      d: flipTheme, j: () => choose(chosen + 1), k: () => choose(chosen - 1),
      ArrowDown: () => choose(chosen + 1), ArrowUp: () => choose(chosen - 1),
      Home: () => choose(0), End: () => choose(shown.length - 1),
      PageDown: () => choose(chosen + Math.floor(list.clientHeight / rowHeight)),
      PageUp: () => choose(chosen - Math.floor(list.clientHeight / rowHeight)),
      r: () => {
        const finding = data.findings[shown[chosen]];
        if (!finding) return;
        filters.rule = filters.rule === null ? finding[RULE] : null;
        update();
      },
      Enter: isTyping ? () => list.focus() : null,
    };
    if (!actions[event.key] || (!byID("list-view").hidden ? false : !["/", "?", "a", "d"].includes(event.key))) return;
    event.preventDefault();
    actions[event.key]();
  }

  const { files, strings, errors, warnings, notes } = data.summary;
  byID("totals").replaceChildren(`${counted(files, "file")}, ${counted(strings, "string")}: `,
    element("span", { class: "error" }, counted(errors, "error")), ", ",
    element("span", { class: "warning" }, counted(warnings, "warning")), ", ",
    element("span", { class: "note" }, counted(notes, "note")));
  setTheme(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => setTheme(event.matches ? "dark" : "light"));
  let waiting = 0;
  search.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(update, 120); });
  list.addEventListener("scroll", () => requestAnimationFrame(drawRows), { passive: true });
  addEventListener("resize", drawRows);
  addEventListener("keydown", press);
  byID("show-list").addEventListener("click", () => show(false));
  byID("show-areas").addEventListener("click", () => show(true));
  byID("show-keys").addEventListener("click", () => byID("keys").showModal());
  byID("theme").addEventListener("click", flipTheme);
  recall();
  update();
})();
