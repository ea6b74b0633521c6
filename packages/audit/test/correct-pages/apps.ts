import type { CorrectPage } from "./correct-page.ts";

const openClose = (extra = "") =>
  `b.onclick = () => { p.hidden = !p.hidden; b.setAttribute("aria-expanded", String(!p.hidden)); ${extra} };`;

export const apps: readonly CorrectPage[] = [
  {
    name: "Chat in a corner",
    because: "A disclosure opens the chat; a log announces messages.",
    main: `<button type="button" id="b" aria-expanded="false" aria-controls="p">Chat with us</button><section id="p" aria-label="Chat" hidden><div role="log" id="l"><p>Hello!</p></div><form id="f"><label>Message <input id="m" name="m"></label> <button>Send message</button></form></section>`,
    script: `${openClose()} f.onsubmit = (event) => { event.preventDefault(); const one = document.createElement("p"); one.textContent = m.value; l.append(one); m.value = "" };`,
  },
  {
    name: "Bell with a number",
    because: "The name of the button contains the number.",
    main: `<button type="button" id="b" aria-expanded="false" aria-controls="p"><svg aria-hidden="true" width="24" height="24" viewBox="0 0 9 9"><path d="M2 7h5V3H2z" fill="#222"/></svg> 3<span class="unseen"> new notes</span></button><ul id="p" hidden><li>The bread is ready</li></ul>`,
    script: openClose(),
  },
  {
    name: "Theme of the page",
    because: "A toggle button with a visible word for its state.",
    main: `<button type="button" id="b" aria-pressed="false">Dark mode</button>`,
    style:
      "[aria-pressed=true] { border: 6px double } .dark { background: #111; color: #eee } .dark button { background: #111; color: #eee; border-color: #eee }",
    script: `b.onclick = () => { const on = b.getAttribute("aria-pressed") !== "true"; b.setAttribute("aria-pressed", String(on)); document.body.classList.toggle("dark", on) };`,
  },
  {
    name: "Side bar of an admin page",
    because: "AdminLTE: a named navigation with the current page and a disclosure.",
    before: `<nav aria-label="Side bar"><ul><li><a href="/dash" aria-current="page">Dashboard</a></li><li><button type="button" id="b" aria-expanded="false" aria-controls="p">Users</button><ul id="p" hidden><li><a href="/roles">Roles</a></li></ul></li></ul></nav>`,
    main: `<div style="display: flex; flex-wrap: wrap; gap: 16px"><div><h2>Orders</h2><p>150</p></div><div><h2>Visits</h2><p>65</p></div></div>`,
    script: openClose(),
  },
  {
    name: "Rows to select",
    because: "Each box names its row, and a status counts.",
    main: `<table><caption>Letters</caption><tr><th scope="col">Select</th><th scope="col">Subject</th></tr><tr><td><input type="checkbox" aria-label="Select: Bread order"></td><th scope="row">Bread order</th></tr><tr><td><input type="checkbox" aria-label="Select: Honey order"></td><th scope="row">Honey order</th></tr></table><p role="status" id="s">None selected</p>`,
    script: `const all = [...document.querySelectorAll("input")]; all.forEach((one) => { one.onchange = () => { s.textContent = all.filter((each) => each.checked).length + " selected" } });`,
  },
  {
    name: "Tags to remove",
    because: "Each button names its tag, focus moves on, and a status tells it.",
    main: `<h2 id="h" tabindex="-1">Tags of the letter</h2><ul id="u"><li>bread <button type="button" aria-label="Remove the tag bread">✕</button></li><li>honey <button type="button" aria-label="Remove the tag honey">✕</button></li></ul><p role="status" id="s"></p>`,
    script: `u.onclick = ({ target }) => { const one = target.closest("button"); if (!one) return; s.textContent = "Removed: " + one.parentElement.firstChild.nodeValue; one.parentElement.remove(); h.focus() };`,
  },
  {
    name: "Copy the address",
    because: "A press is answered by a status.",
    main: `<p><code>example.org/farm</code> <button type="button" id="b">Copy the address</button></p><p role="status" id="s"></p>`,
    script: `b.onclick = () => { s.textContent = "Copied" }`,
  },
  {
    name: "Page that loads",
    because: "aria-busy and a status tell that content comes.",
    main: `<div aria-busy="true"><p role="status">The letters are loading.</p><div aria-hidden="true" style="height: 24px; background: #ddd"></div></div>`,
  },
  {
    name: "Search as you type",
    because: "A status tells the number of results.",
    main: `<label>Search letters <input id="q" type="search"></label><p role="status" id="s"></p><ul id="u"><li>Bread</li><li>Honey</li></ul>`,
    script: `q.oninput = () => { let n = 0; [...u.children].forEach((one) => { one.hidden = !one.textContent.toLowerCase().includes(q.value.toLowerCase()); if (!one.hidden) n++ }); s.textContent = n + " results" };`,
  },
  {
    name: "Board of tasks",
    because: "Cards move with a select as well as by dragging (2.5.7).",
    main: `<h2>To do</h2><ul><li draggable="true">Bake <label>Column of “Bake” <select id="c"><option>To do</option><option>Done</option></select></label></li></ul><p role="status" id="s"></p>`,
    script: `c.onchange = () => { s.textContent = "Bake is in " + c.value }`,
  },
  {
    name: "Question about one’s experience",
    because: "Questions of a survey in a table of radio buttons, each with a name.",
    main: `<table><caption>How much do you agree?</caption><tr><th scope="col">Statement</th><th scope="col" id="y">Yes</th><th scope="col" id="n">No</th></tr><tr><th scope="row" id="q">Bread is good</th><td><input type="radio" name="q" aria-labelledby="q y"></td><td><input type="radio" name="q" aria-labelledby="q n"></td></tr></table>`,
  },
  {
    name: "Undo after a press",
    because: "A button stays, and a status offers the way back.",
    main: `<button type="button" id="b">Archive the letter</button> <button type="button" id="z">Undo</button><p role="status" id="s"></p>`,
    script: `b.onclick = () => { s.textContent = "Archived" }; z.onclick = () => { s.textContent = "Restored" };`,
  },
];
