import type { CorrectPage } from "./correct-page.ts";

/** Returns a script that moves the only tab stop of a group with the arrow keys. */
const roving = (items: string, more = "") => `
  const all = [...document.querySelectorAll("${items}")];
  const go = (to) => { all.forEach((one) => { one.tabIndex = one === to ? 0 : -1 }); to.focus(); ${more} };
  all.forEach((one, at) => one.addEventListener("keydown", ({ key }) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (step) go(all[(at + step + all.length) % all.length]);
  }));`;

const openClose = (button: string, part: string) => `
  ${button}.onclick = () => { const open = ${part}.hidden; ${part}.hidden = !open; ${button}.setAttribute("aria-expanded", String(open)) };`;

export const widgets: readonly CorrectPage[] = [
  {
    name: "Toolbar with arrow keys",
    because: "APG toolbar: one tab stop, arrows move between its buttons (2.1.1).",
    main: `<div role="toolbar" aria-label="Format" aria-controls="t"><button type="button" aria-pressed="false" tabindex="0">Bold</button> <button type="button" aria-pressed="false" tabindex="-1">Italic</button> <button type="button" aria-pressed="false" tabindex="-1">Underline</button></div><p id="t">A text.</p>`,
    style: "[aria-pressed=true] { border: 5px double #222 }",
    script: `${roving("[role=toolbar] button")} all.forEach((one) => { one.onclick = () => { const on = one.getAttribute("aria-pressed") !== "true"; one.setAttribute("aria-pressed", String(on)); t.style[["fontWeight", "fontStyle", "textDecoration"][all.indexOf(one)]] = on ? ["bold", "italic", "underline"][all.indexOf(one)] : "" } });`,
  },
  {
    name: "Group of buttons with arrow keys",
    because: "A group with a roving tab stop is operable if its arrows move, whatever its role (2.1.1).",
    main: `<div role="group" aria-label="Align the text"><button type="button" tabindex="0">Left</button> <button type="button" tabindex="-1">Center</button> <button type="button" tabindex="-1">Right</button></div><p id="t">A text.</p>`,
    script: `${roving("[role=group] button")} all.forEach((one) => { one.onclick = () => { t.style.textAlign = one.textContent.toLowerCase() } });`,
  },
  {
    name: "Tabs that open on focus",
    because: "APG tabs with automatic activation.",
    style: "[role=tab][aria-selected=true] { border-bottom: 6px solid #003e80 }",
    main: `<div role="tablist" aria-label="Farm"><button type="button" role="tab" id="t1" aria-selected="true" aria-controls="p1" tabindex="0">Bread</button> <button type="button" role="tab" id="t2" aria-selected="false" aria-controls="p2" tabindex="-1">Honey</button></div>
      <div role="tabpanel" id="p1" aria-labelledby="t1" tabindex="0">We bake on Friday.</div><div role="tabpanel" id="p2" aria-labelledby="t2" tabindex="0" hidden>We harvest in May.</div>`,
    script: `const show = (to) => document.querySelectorAll("[role=tab]").forEach((one) => { one.setAttribute("aria-selected", String(one === to)); document.getElementById(one.getAttribute("aria-controls")).hidden = one !== to });
      ${roving("[role=tab]", "show(to)")} all.forEach((one) => { one.onclick = () => { go(one) } });`,
  },
  {
    name: "Tabs that open on a press",
    because: "APG tabs with manual activation.",
    style: "[role=tab][aria-selected=true] { border-bottom: 6px solid #003e80 }",
    main: `<div role="tablist" aria-label="Trips"><button type="button" role="tab" id="t1" aria-selected="true" aria-controls="p1">By train</button> <button type="button" role="tab" id="t2" aria-selected="false" aria-controls="p2" tabindex="-1">By bus</button></div>
      <div role="tabpanel" id="p1" aria-labelledby="t1" tabindex="0">An hour.</div><div role="tabpanel" id="p2" aria-labelledby="t2" tabindex="0" hidden>Two hours.</div>`,
    script: `${roving("[role=tab]")} all.forEach((one) => { one.onclick = () => all.forEach((each) => { each.setAttribute("aria-selected", String(each === one)); document.getElementById(each.getAttribute("aria-controls")).hidden = each !== one }) });`,
  },
  {
    name: "Disclosure of an answer",
    because: "APG disclosure: aria-expanded tells the state, and the panel opens below (A10).",
    main: `<button type="button" id="b" aria-expanded="false" aria-controls="p">When do you open?</button><p id="p" hidden>We open at nine.</p>`,
    script: openClose("b", "p"),
  },
  {
    name: "Disclosure with a triangle",
    because: "The details element is a native disclosure.",
    main: `<details><summary>Can I bring a dog?</summary><p>Yes, on a lead.</p></details>`,
  },
  {
    name: "Accordion of answers",
    because: "APG accordion: headings hold the buttons.",
    main: `<h2><button type="button" id="b1" aria-expanded="true" aria-controls="p1">Delivery</button></h2><div id="p1" role="region" aria-labelledby="b1"><p>Within a week.</p></div><h2><button type="button" id="b2" aria-expanded="false" aria-controls="p2">Returns</button></h2><div id="p2" role="region" aria-labelledby="b2" hidden><p>Within a month.</p></div>`,
    script: openClose("b1", "p1") + openClose("b2", "p2"),
  },
  {
    name: "Menu button",
    because: "APG menu button: the menu opens with focus on its first item and closes with Escape.",
    main: `<button type="button" id="b" aria-haspopup="true" aria-expanded="false" aria-controls="m">Actions</button><ul role="menu" id="m" aria-labelledby="b" hidden style="list-style: none; padding: 4px; border: 2px solid #555; width: 120px"><li role="menuitem" tabindex="-1">Copy</li><li role="menuitem" tabindex="-1">Archive</li></ul><p role="status" id="s"></p>`,
    script: `const set = (open) => { m.hidden = !open; b.setAttribute("aria-expanded", String(open)) };
      ${roving("[role=menuitem]")}
      b.onclick = () => { set(m.hidden); if (!m.hidden) all[0].focus() };
      m.addEventListener("keydown", ({ key }) => { if (key === "Escape") { set(false); b.focus() } if (key === "Enter" || key === " ") document.activeElement.click(); if (key === "Tab") set(false) });
      all.forEach((one) => { one.onclick = () => { s.textContent = one.textContent + ": done"; set(false); b.focus() } });`,
  },
  {
    name: "Menu bar of an editor",
    because: "APG menubar: one tab stop, arrows move.",
    main: `<ul role="menubar" aria-label="Editor" style="display: flex; gap: 16px; list-style: none; padding: 0"><li role="none"><span role="menuitem" tabindex="0">Save</span></li><li role="none"><span role="menuitem" tabindex="-1">Print</span></li></ul><p role="status" id="s"></p>`,
    script: `${roving("[role=menuitem]")} all.forEach((one) => { one.onclick = () => { s.textContent = one.textContent + ": done" }; one.addEventListener("keydown", ({ key }) => { if (key === "Enter" || key === " ") one.click() }) });`,
  },
  {
    name: "Dialog of the browser",
    because: "The dialog element keeps the focus inside and returns it.",
    main: `<button type="button" id="b">Delete the draft</button><dialog id="d" aria-labelledby="h"><h2 id="h">Delete the draft?</h2><form method="dialog"><button>Keep it</button> <button>Delete it</button></form></dialog>`,
    script: "b.onclick = () => d.showModal()",
  },
  {
    name: "Dialog made by hand",
    because: "APG dialog: focus moves in, Tab stays in, Escape closes and returns it.",
    main: `<button type="button" id="b">Write to us</button><div id="d" role="dialog" aria-modal="true" aria-labelledby="h" hidden style="position: fixed; inset: 40px auto auto 20px; width: 240px; background: #fff; border: 3px solid #333; padding: 12px"><h2 id="h">A letter</h2><button type="button" id="one">Save</button> <button type="button" id="two">Close</button></div>`,
    script: `const shut = () => { d.hidden = true; b.focus() }; b.onclick = () => { d.hidden = false; one.focus() }; one.onclick = two.onclick = shut;
      d.addEventListener("keydown", (event) => { if (event.key === "Escape") shut(); if (event.key === "Tab") { event.preventDefault(); (document.activeElement === one ? two : one).focus() } });`,
  },
  {
    name: "Tree of folders",
    because: "APG tree view: one tab stop, arrows move and open.",
    main: `<ul role="tree" aria-label="Folders"><li role="treeitem" aria-expanded="true" tabindex="0">Farm<ul role="group"><li role="treeitem" tabindex="-1">Bees</li><li role="treeitem" tabindex="-1">Bread</li></ul></li></ul>`,
    script: `${roving("[role=treeitem]")} all.forEach((one) => one.addEventListener("keydown", (event) => event.stopPropagation()));`,
  },
  {
    name: "Grid of seats",
    because: "APG grid: one tab stop, arrows move between the cells.",
    main: `<table role="grid" aria-label="Seats"><thead><tr role="row"><th role="columnheader" scope="col">Left</th><th role="columnheader" scope="col">Right</th></tr></thead><tbody><tr role="row"><td role="gridcell" tabindex="0">1 free</td><td role="gridcell" tabindex="-1">2 taken</td></tr></tbody></table>`,
    style: "td { padding: 8px 16px; border: 1px solid #555 }",
    script: roving("[role=gridcell]"),
  },
  {
    name: "List box of breeds",
    because: "APG listbox: aria-activedescendant moves in one tab stop.",
    style:
      "[aria-selected=true] { text-decoration: underline } [role=listbox] { border: 2px solid #555; width: 160px; list-style: none; padding: 4px }",
    main: `<p id="l">Breed</p><ul role="listbox" id="b" tabindex="0" aria-labelledby="l" aria-activedescendant="o1"><li role="option" id="o1" aria-selected="true">Merino</li><li role="option" id="o2" aria-selected="false">Suffolk</li></ul>`,
    script: `const pick = (to) => { b.setAttribute("aria-activedescendant", to.id); [o1, o2].forEach((one) => one.setAttribute("aria-selected", String(one === to))) }; [o1, o2].forEach((one) => { one.onclick = () => pick(one) }); b.onkeydown = ({ key }) => { if (key === "ArrowDown") pick(o2); if (key === "ArrowUp") pick(o1) };`,
  },
  {
    name: "Combo box that suggests",
    because: "APG combobox with a list of suggestions.",
    main: `<label for="c">Fruit</label><br><input id="c" role="combobox" aria-expanded="false" aria-controls="l" aria-autocomplete="list"><ul role="listbox" id="l" aria-label="Fruits" hidden><li role="option" id="o1">Apple</li><li role="option" id="o2">Pear</li></ul>`,
    script: `const set = (open) => { l.hidden = !open; c.setAttribute("aria-expanded", String(open)); if (!open) c.removeAttribute("aria-activedescendant") };
      c.oninput = () => set(c.value !== ""); c.onkeydown = ({ key }) => { if (key === "Escape") set(false); if (key === "ArrowDown") { set(true); c.setAttribute("aria-activedescendant", "o1") } }; c.onblur = () => set(false);
      [o1, o2].forEach((one) => { one.onmousedown = () => { c.value = one.textContent; set(false) } });`,
  },
  {
    name: "Slider of the browser",
    because: "A native slider with a label and its value.",
    main: `<label for="r">Loudness</label> <input id="r" type="range" min="0" max="10" value="4"> <output for="r" id="o">4</output>`,
    script: "r.oninput = () => { o.value = r.value }",
  },
  {
    name: "Slider made by hand",
    because: "APG slider: arrow keys change the value, and two buttons do the same (2.5.7).",
    main: `<p id="l">Warmth</p><div id="s" role="slider" tabindex="0" aria-labelledby="l" aria-valuemin="0" aria-valuemax="10" aria-valuenow="5" style="width: 200px; height: 32px; border: 2px solid #333"></div><button type="button" id="less">Colder</button> <button type="button" id="more">Warmer</button>`,
    script: `const set = (by) => s.setAttribute("aria-valuenow", String(Math.min(10, Math.max(0, Number(s.getAttribute("aria-valuenow")) + by)))); less.onclick = () => set(-1); more.onclick = () => set(1); s.onkeydown = ({ key }) => { if (key === "ArrowRight") set(1); if (key === "ArrowLeft") set(-1) };`,
  },
  {
    name: "Switch made of a button",
    because: "APG switch: aria-checked tells the state, a word shows it.",
    main: `<button type="button" id="s" role="switch" aria-checked="false" aria-label="Newsletter">Newsletter <span aria-hidden="true" id="w">off</span></button>`,
    script: `s.onclick = () => { const on = s.getAttribute("aria-checked") !== "true"; s.setAttribute("aria-checked", String(on)); w.textContent = on ? "on" : "off" };`,
  },
  {
    name: "Radio group made by hand",
    because: "APG radio group: one tab stop, arrows move and check.",
    style:
      "[role=radio] { padding: 8px } [role=radio][aria-checked=true]::before { content: '● ' } [role=radio]::before { content: '○ ' }",
    main: `<p id="l">Crust</p><div role="radiogroup" aria-labelledby="l"><div role="radio" aria-checked="true" tabindex="0">Thin</div><div role="radio" aria-checked="false" tabindex="-1">Thick</div></div>`,
    script: `${roving("[role=radio]", "all.forEach((one) => one.setAttribute('aria-checked', String(one === to)))")} all.forEach((one) => { one.onclick = () => go(one) });`,
  },
];
