import { type Shapes, shapesOf } from "./barrier-page.ts";

/** Returns a script that moves a class to the pressed item of a group. */
const moveClass = (items: string, name: string, more = "") => `
  const all = [...document.querySelectorAll("${items}")];
  all.forEach((one, at) => { one.onclick = (event) => {
    event.preventDefault();
    all.forEach((other) => other.classList.toggle("${name}", other === one));
    ${more}
  } });`;

/** Barriers that appear only when a visitor operates the page. */
export const operated: Readonly<Record<string, Shapes>> = {
  "a state that only a class shows": shapesOf(
    { check: "presses", rule: "state-not-exposed", criterion: "4.1.2" },
    {
      "tabs made of buttons": {
        html: `<main><h1>Trains</h1><div class="bar"><button type="button" class="on">Out</button> <button type="button">Back</button></div><p id="panel">Leaves at nine.</p></main>`,
        style: "button { background: #fff } .on { background: #234; color: #fff }",
        script: moveClass(".bar button", "on", `panel.textContent = ["Leaves at nine.", "Leaves at five."][at];`),
      },
      "tabs made of links": {
        html: `<main><h1>Plans</h1><ul class="tabs"><li><a href="#month" class="current">Monthly</a></li><li><a href="#year">Yearly</a></li></ul><p id="price">5 a month</p></main>`,
        style:
          ".tabs { display: flex; gap: 16px; list-style: none } .current { border-bottom: 4px solid #222; font-weight: bold }",
        script: moveClass(".tabs a", "current", `price.textContent = ["5 a month", "50 a year"][at];`),
      },
      "a star drawn by a script": {
        html: `<main><h1>Recipe</h1><button type="button" id="star" aria-label="Favorite"><svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z" fill="none" stroke="#222"/></svg></button></main>`,
        script: `let on = false; star.onclick = () => { on = !on; star.querySelector("path").setAttribute("fill", on ? "#b50" : "none") }`,
      },
      "a heart that a character draws": {
        html: `<main><h1>Photo</h1><button type="button" id="like" aria-label="Like this photo">♡</button></main>`,
        script: `like.onclick = () => { like.textContent = like.textContent === "♡" ? "♥" : "♡" }`,
      },
      "chips that filter": {
        html: `<main><h1>Jobs</h1><span class="chips"><button type="button" class="chip">Remote</button> <button type="button" class="chip">Part time</button></span><ul><li>Cook, remote</li><li>Gardener</li></ul></main>`,
        style: ".chip { border-radius: 20px; background: #eee } .is-active { background: #064; color: #fff }",
        script: `document.querySelectorAll(".chip").forEach((chip) => { chip.onclick = () => chip.classList.toggle("is-active") })`,
      },
      "a color choice with a ring": {
        html: `<main><h1>Shirt</h1><button type="button" class="swatch" aria-label="Green"></button> <button type="button" class="swatch" aria-label="Gray"></button></main>`,
        style: ".swatch { width: 40px; height: 40px } .chosen { box-shadow: 0 0 0 4px #000 }",
        script: moveClass(".swatch", "chosen"),
      },
    },
  ),
  "a change that nothing announces": shapesOf(
    { check: "presses", rule: "change-may-not-be-announced", criterion: "4.1.3" },
    {
      "pressed buttons that filter a list without naming it": {
        html: `<main><h1>Events</h1><button type="button" aria-pressed="false" id="free">Free</button><ul><li>Choir, free</li><li>Dinner, 20</li></ul></main>`,
        script: `free.onclick = () => { const on = free.ariaPressed !== "true"; free.ariaPressed = String(on); document.querySelectorAll("li")[1].hidden = on }`,
      },
      "a field that filters a table": {
        html: `<main><h1>Staff</h1><label>Name <input id="q"></label><table><tr><th>Name</th></tr><tr><td>Bo</td></tr><tr><td>Kit</td></tr></table></main>`,
        script: `q.oninput = () => document.querySelectorAll("td").forEach((cell) => { cell.parentElement.hidden = !cell.textContent.toLowerCase().includes(q.value) })`,
      },
      "a search that lists results as the visitor types": {
        html: `<main><h1>Places</h1><input type="search" id="q" aria-label="Search places"><div id="hits"></div></main>`,
        script: `q.oninput = () => { hits.innerHTML = q.value ? "<article>Harbor</article><article>Market</article>" : "" }`,
      },
      "a word that a button writes": {
        html: `<main><h1>Draft</h1><button type="button" id="save">Save the draft</button> <div id="note"></div></main>`,
        script: `save.onclick = () => { note.textContent = "Saved at noon" }`,
      },
      "a live region made with each message": {
        html: `<main><h1>Basket</h1><button type="button" id="add">Add bread</button><div id="place"></div></main>`,
        script: `add.onclick = () => { place.innerHTML = '<p role="status">Bread is in the basket</p>' }`,
      },
      "a count that goes up beside a button": {
        html: `<main><h1>Cart</h1><p>Items: <b id="n">none</b></p><button type="button" id="more">Add one</button></main>`,
        script: `let count = 0; more.onclick = () => { count++; n.textContent = count + " items" }`,
      },
      "a menu of order that sorts": {
        html: `<main><h1>Books</h1><button type="button" id="load">Show more books</button><ol><li>Emma</li></ol></main>`,
        script: `load.onclick = () => document.querySelector("ol").insertAdjacentHTML("beforeend", "<li>Persuasion</li><li>Middlemarch</li>")`,
      },
    },
  ),
  "a focus that is lost": shapesOf(
    { check: "presses", rule: "focus-may-be-lost", criterion: "2.4.3" },
    {
      "a button that removes itself": {
        html: `<main><h1>News</h1><p id="offer">An offer <button type="button" id="x">Dismiss</button></p><p>Words.</p></main>`,
        script: "x.onclick = () => offer.remove()",
      },
      "a button that hides at the press": {
        html: `<main><h1>Story</h1><p>It began. <button type="button" id="more">Read the rest</button><span id="rest" hidden>And it ended.</span></p></main>`,
        script: "more.onclick = () => { rest.hidden = false; more.style.display = 'none' }",
      },
      "a button that turns itself off": {
        html: `<main><h1>Vote</h1><button type="button" id="vote">Vote for the garden</button></main>`,
        script: "vote.onclick = () => { vote.disabled = true; vote.textContent = 'Thank you' }",
      },
      "a list that is drawn again": {
        html: `<main><h1>Tasks</h1><ul id="tasks"></ul></main>`,
        script: `let left = ["Water", "Weed"]; const draw = () => { tasks.innerHTML = left.map((task) => "<li>" + task + " <button type=button aria-label='Finish " + task + "'>Finish</button></li>").join(""); tasks.querySelectorAll("button").forEach((one, at) => { one.onclick = () => { left.splice(at, 1); draw() } }) }; draw()`,
      },
    },
  ),
  "a focus that cannot leave": shapesOf(
    { check: "keyboard", rule: "keyboard-trap", criterion: "2.1.2" },
    {
      "a key that is taken": {
        html: `<main><h1>Code</h1><label>Program <textarea id="code"></textarea></label> <a href="#">Run</a></main>`,
        script: "code.onkeydown = (event) => { if (event.key === 'Tab') event.preventDefault() }",
      },
      "a focus that is pulled back": {
        html: `<main><h1>Pay</h1><form id="pay"><label>Sum <input></label><button>Pay</button></form><a href="#">Terms</a></main>`,
        script: "addEventListener('focusin', ({ target }) => { if (!pay.contains(target)) pay.elements[0].focus() })",
      },
      "a focus that is pulled back later": {
        html: `<main><h1>Chat</h1><a href="#">Help</a> <input id="line" aria-label="Message"> <button id="send">Send</button></main>`,
        script: "send.onblur = () => setTimeout(() => line.focus(), 90)",
      },
    },
  ),
  "a dialog without the focus": shapesOf(
    { check: "presses", rule: "dialog-without-focus", criterion: "2.4.3" },
    {
      "a div with the role": {
        html: `<main><h1>Rooms</h1><button type="button" id="book">Book</button></main><div role="dialog" aria-label="Booking" id="d" hidden><p>Which day?</p><button type="button">Monday</button></div>`,
        script: "book.onclick = () => { d.hidden = false }",
      },
      "a dialog added to the page": {
        html: `<main><h1>Account</h1><button type="button" id="del">Delete</button></main>`,
        script: `del.onclick = () => document.body.insertAdjacentHTML("beforeend", '<section role="alertdialog" aria-modal="true" aria-label="Sure?"><button type="button">Yes</button> <button type="button">No</button></section>')`,
      },
      "a dialog that slides in": {
        html: `<main><h1>Shop</h1><button type="button" id="filter">Filter the shop</button></main><aside role="dialog" aria-modal="true" aria-label="Filter" id="side"><label><input type="checkbox"> Wool</label></aside>`,
        style:
          "aside { visibility: hidden; position: fixed; inset: 0 0 0 60%; background: #eee } aside.in { visibility: visible }",
        script: "filter.onclick = () => side.classList.add('in')",
      },
    },
  ),
  "a state that is the wrong way round": shapesOf(
    { check: "presses", rule: "state-reversed", criterion: "4.1.2" },
    {
      "a panel that it controls": {
        html: `<main><h1>Help</h1><button type="button" id="b" aria-expanded="true" aria-controls="p">Opening hours</button><p id="p" hidden>Nine to five.</p></main>`,
        script: `b.onclick = () => { p.hidden = !p.hidden; b.setAttribute("aria-expanded", String(p.hidden)) }`,
      },
      "a menu behind a button": {
        html: `<header><button type="button" id="b" aria-expanded="true" aria-controls="m">Menu</button><ul id="m" class="shut"><li><a href="/a">Bees</a></li><li><a href="/b">Bread</a></li></ul></header><main><h1>Farm</h1></main>`,
        style: ".shut { visibility: hidden }",
        script: `b.onclick = () => b.setAttribute("aria-expanded", String(m.classList.toggle("shut")))`,
      },
    },
  ),
  "a state that may be the wrong way round": shapesOf(
    { check: "presses", rule: "state-may-be-reversed", criterion: "4.1.2" },
    {
      "a part that follows": {
        html: `<main><h1>Answers</h1><h2><button type="button" id="b" aria-expanded="true">Is it free?</button></h2><div id="p" style="display: none">It is free for all of you.</div></main>`,
        script: `b.onclick = () => { const open = p.style.display === "none"; p.style.display = open ? "block" : "none"; b.setAttribute("aria-expanded", String(!open)) }`,
      },
    },
  ),
  "a control that says it is off and works": shapesOf(
    { check: "presses", rule: "disabled-but-works", criterion: "4.1.2" },
    {
      "a pale button": {
        html: `<main><h1>Order</h1><button type="button" id="b" aria-disabled="true">Add a loaf</button><p id="n">No loaf</p></main>`,
        style: "#b { color: #bbb; background: #eee }",
        script: "b.onclick = () => { n.textContent = 'One loaf' }",
      },
      "a div with the role of a button": {
        html: `<main><h1>Order</h1><div role="button" tabindex="0" id="b" aria-disabled="true">Show the price</div><p id="n" hidden>Five</p></main>`,
        script:
          "b.onclick = () => { n.hidden = false }; b.onkeydown = ({ key }) => { if (key === 'Enter') n.hidden = false }",
      },
      "a tab": {
        html: `<main><h1>Order</h1><div role="tablist" aria-label="Way"><button role="tab" aria-selected="true" id="a">By post</button><button role="tab" aria-selected="false" aria-disabled="true" id="b">Pick up</button></div><p id="n">Two days</p></main>`,
        script: "b.onclick = () => { n.textContent = 'Today'; b.ariaSelected = 'true'; a.ariaSelected = 'false' }",
      },
    },
  ),
  "a tip for the mouse alone": shapesOf(
    { check: "presses", rule: "hover-without-keyboard", criterion: "2.1.1" },
    {
      "generated after a word": {
        html: `<main><h1>Terms</h1><p>We use <span class="term">mulch</span> in spring.</p></main>`,
        style: ".term:hover::after { content: ' (cover for soil)'; background: #ffd }",
      },
      "a hidden part of a word": {
        html: `<main><h1>Terms</h1><p>Pay the <span class="term">levy<span class="tip">A yearly fee of ten</span></span> here.</p></main>`,
        style: ".tip { display: none; position: absolute } .term:hover .tip { display: block }",
      },
      "a part that a script shows": {
        html: `<main><h1>Map</h1><div id="spot" style="width: 60px; height: 60px; background: #8a8"></div><p id="tip" hidden>The old mill</p></main>`,
        script: "spot.onmouseenter = () => { tip.hidden = false }; spot.onmouseleave = () => { tip.hidden = true }",
      },
    },
  ),
};
