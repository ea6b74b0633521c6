import type { CorrectPage } from "./correct-page.ts";

export const moreWidgets: readonly CorrectPage[] = [
  {
    name: "Carousel with buttons",
    because: "APG carousel: nothing moves without a press, and a live region tells the slide.",
    main: `<section aria-roledescription="carousel" aria-label="Pictures of the farm"><button type="button" id="p">Previous picture</button> <button type="button" id="n">Next picture</button><div aria-live="polite"><div role="group" aria-roledescription="slide" aria-label="Slide" id="g">1 of 3: the barn</div></div></section>`,
    script: `const all = ["1 of 3: the barn", "2 of 3: the bees", "3 of 3: the oven"]; let at = 0; const go = (by) => { at = (at + by + 3) % 3; g.textContent = all[at] }; p.onclick = () => go(-1); n.onclick = () => go(1);`,
  },
  {
    name: "Carousel with a pause button",
    because: "APG carousel: a first control pauses what moves (2.2.2).",
    main: `<section aria-roledescription="carousel" aria-label="News"><button type="button" id="b" aria-pressed="false">Pause</button><p id="t">Bread is ready</p></section>`,
    script: `let timer; const all = ["Bread is ready", "Honey is here", "Open today"]; let at = 0; const run = () => { timer = setInterval(() => { t.textContent = all[++at % 3] }, 4000) }; run(); b.onclick = () => { const on = b.getAttribute("aria-pressed") !== "true"; b.setAttribute("aria-pressed", String(on)); if (on) clearInterval(timer); else run() };`,
    style: "[aria-pressed=true] { border: 6px double }",
  },
  {
    name: "Feed of news",
    because: "APG feed: articles with a name and a place.",
    main: `<div role="feed" aria-label="News"><article tabindex="0" aria-posinset="1" aria-setsize="2" aria-labelledby="a1"><h2 id="a1">Bread</h2><p>The oven is warm again.</p></article><article tabindex="0" aria-posinset="2" aria-setsize="2" aria-labelledby="a2"><h2 id="a2">Honey</h2><p>The bees came home.</p></article></div>`,
  },
  {
    name: "Spin button made by hand",
    because: "APG spinbutton: arrows change the value, and two buttons do the same.",
    main: `<p id="l">Guests</p><span id="s" role="spinbutton" tabindex="0" aria-labelledby="l" aria-valuenow="2" aria-valuemin="1" aria-valuemax="9">2</span> <button type="button" id="less" tabindex="-1">Fewer</button> <button type="button" id="more" tabindex="-1">More guests</button>`,
    script: `const set = (by) => { const now = Math.min(9, Math.max(1, Number(s.textContent) + by)); s.textContent = String(now); s.setAttribute("aria-valuenow", String(now)) }; less.onclick = () => set(-1); more.onclick = () => set(1); s.onkeydown = ({ key }) => { if (key === "ArrowUp") set(1); if (key === "ArrowDown") set(-1) };`,
  },
  {
    name: "Checkbox of three states",
    because: "APG checkbox: mixed if some of its parts are checked.",
    main: `<fieldset><legend>Toppings</legend><div id="a" role="checkbox" tabindex="0" aria-checked="mixed">All toppings</div><label><input type="checkbox" checked> Cheese</label> <label><input type="checkbox"> Basil</label></fieldset>`,
    style:
      "[role=checkbox]::before { content: '▣ ' } [role=checkbox][aria-checked=true]::before { content: '☑ ' } [role=checkbox][aria-checked=false]::before { content: '☐ ' }",
    script: `const all = [...document.querySelectorAll("input")]; const tell = () => { const n = all.filter((one) => one.checked).length; a.setAttribute("aria-checked", n === 2 ? "true" : n ? "mixed" : "false") }; all.forEach((one) => { one.onchange = tell }); a.onclick = () => { const on = !all.every((one) => one.checked); all.forEach((one) => { one.checked = on }); tell() }; a.onkeydown = (event) => { if (event.key === " ") { event.preventDefault(); a.click() } };`,
  },
  {
    name: "Tip of a button",
    because: "APG tooltip: it opens on focus and hover, stays under the pointer, and closes with Escape (1.4.13).",
    main: `<p style="margin-top: 60px"><span id="w" style="position: relative; display: inline-block"><button type="button" aria-describedby="t" id="b">Export</button><span role="tooltip" id="t" hidden style="position: absolute; left: 0; top: 100%; width: 140px; background: #222; color: #fff; padding: 4px">As a sheet of numbers</span></span></p><p role="status" id="s"></p>`,
    script: `b.onfocus = w.onmouseenter = () => { t.hidden = false }; b.onblur = w.onmouseleave = () => { t.hidden = true }; document.addEventListener("keydown", ({ key }) => { if (key === "Escape") t.hidden = true }); b.onclick = () => { s.textContent = "Exported" };`,
  },
  {
    name: "Message on a press",
    because: "APG alert: a press writes into a region that is already there (4.1.3).",
    main: `<button type="button" id="b">Check the water</button><div role="alert" id="a"></div>`,
    script: `b.onclick = () => { a.textContent = "The water is warm." }`,
  },
  {
    name: "Meter of a battery",
    because: "APG meter with a name and a value in words.",
    main: `<p id="l">Battery</p><div role="meter" aria-labelledby="l" aria-valuenow="80" aria-valuemin="0" aria-valuemax="100" aria-valuetext="80 percent">80%</div><p><label>Tank <meter value="0.4">40%</meter></label></p>`,
  },
  {
    name: "Progress of a download",
    because: "A progress bar with a name.",
    main: `<p><label for="p">Download of the map</label> <progress id="p" max="100" value="30">30%</progress></p>`,
  },
  {
    name: "Table sorted by a press",
    because: "APG sortable table: aria-sort on the header, whose button sorts.",
    main: `<table><caption>Prices</caption><thead><tr><th scope="col" id="h" aria-sort="ascending"><button type="button" id="b">Goods</button></th><th scope="col">Price</th></tr></thead><tbody id="r"><tr><th scope="row">Bread</th><td>$5</td></tr><tr><th scope="row">Honey</th><td>$9</td></tr></tbody></table><p role="status" id="s"></p>`,
    script: `b.onclick = () => { const up = h.getAttribute("aria-sort") !== "ascending"; h.setAttribute("aria-sort", up ? "ascending" : "descending"); [...r.rows].reverse().forEach((row) => r.append(row)); s.textContent = up ? "Sorted from A to Z" : "Sorted from Z to A" };`,
    style:
      "[aria-sort=ascending] button::after { content: ' ▲' } [aria-sort=descending] button::after { content: ' ▼' }",
  },
  {
    name: "Splitter of two panes",
    because: "APG window splitter: a focusable separator that arrows move.",
    main: `<div style="display: flex"><div id="p" style="width: 7em">Contents</div><div id="s" role="separator" tabindex="0" aria-label="Contents" aria-controls="p" aria-orientation="vertical" aria-valuenow="50" aria-valuemin="20" aria-valuemax="80" style="width: 24px; height: 100px; background: #555"></div><div>Text</div></div>`,
    script: `s.onkeydown = ({ key }) => { const by = { ArrowLeft: -5, ArrowRight: 5 }[key]; if (!by) return; const now = Math.min(80, Math.max(20, Number(s.getAttribute("aria-valuenow")) + by)); s.setAttribute("aria-valuenow", String(now)); p.style.minWidth = now + "px" };`,
  },
  {
    name: "Link made by hand",
    because: "APG link: a focusable element with a role and keys.",
    main: `<p>Read <span id="l" role="link" tabindex="0" style="text-decoration: underline; color: #003e80">the story of the farm</span> in ten minutes.</p>`,
    script: `l.onclick = () => { location.hash = "story" }; l.onkeydown = ({ key }) => { if (key === "Enter") l.click() };`,
  },
  {
    name: "Button made by hand",
    because: "APG button: Enter and Space press it.",
    main: `<div id="b" role="button" tabindex="0" style="border: 2px solid #555; padding: 8px; width: 120px">Print the page</div><p role="status" id="s"></p>`,
    script: `b.onclick = () => { s.textContent = "The page is printed" }; b.onkeydown = (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); b.click() } };`,
  },
  {
    name: "Popover of the browser",
    because: "A button opens a popover, and Escape closes it.",
    main: `<button type="button" popovertarget="p">Opening times</button><div popover id="p"><p>From nine to five.</p></div>`,
  },
  {
    name: "Menu with boxes to check",
    because: "APG menu: menuitemcheckbox tells its state.",
    main: `<button type="button" id="b" aria-haspopup="menu" aria-expanded="false">View</button><div role="menu" id="m" aria-label="View" hidden style="border: 2px solid #555; width: 140px"><div role="menuitemcheckbox" id="i" aria-checked="false" tabindex="-1">Ruler</div></div>`,
    style: "[role=menuitemcheckbox][aria-checked=true]::before { content: '✓ ' }",
    script: `const set = (open) => { m.hidden = !open; b.setAttribute("aria-expanded", String(open)); (open ? i : b).focus() }; b.onclick = () => set(m.hidden); i.onclick = () => { i.setAttribute("aria-checked", String(i.getAttribute("aria-checked") !== "true")) }; i.onkeydown = (event) => { if (event.key === "Escape") set(false); if (event.key === "Tab") { m.hidden = true; b.setAttribute("aria-expanded", "false") } if (event.key === " ") { event.preventDefault(); i.click() } };`,
  },
  {
    name: "Emoji reactions in a group",
    because: "Toggle buttons with names, in a named group.",
    main: `<div role="group" aria-label="Reactions"><button type="button" aria-pressed="false" aria-label="Like">👍</button> <button type="button" aria-pressed="false" aria-label="Love">❤️</button></div>`,
    style: "[aria-pressed=true] { border: 6px double }",
    script: `document.querySelectorAll("button").forEach((one) => { one.onclick = () => one.setAttribute("aria-pressed", String(one.getAttribute("aria-pressed") !== "true")) });`,
  },
  {
    name: "List to reorder with buttons",
    because: "Each item that can be dragged also has buttons (2.5.7), and a status tells the place.",
    main: `<ol id="l"><li draggable="true">Bread <button type="button" aria-label="Move bread down">↓</button></li><li draggable="true">Honey <button type="button" aria-label="Move honey down">↓</button></li></ol><p role="status" id="s"></p>`,
    script: `l.onclick = ({ target }) => { const item = target.closest("button")?.parentElement; if (!item) return; (item.nextElementSibling ?? l.firstElementChild).after(item); target.focus(); s.textContent = item.firstChild.nodeValue + "moved" };`,
  },
];
