import type { CorrectPage } from "./correct-page.ts";

const openClose = `b.onclick = () => { p.hidden = !p.hidden; b.setAttribute("aria-expanded", String(!p.hidden)) };`;

/** Patterns from public design systems, with our own text. */
export const systems: readonly CorrectPage[] = [
  {
    name: "Banner for cookies",
    because: "GOV.UK cookie banner: a named region before the content.",
    before: `<div role="region" aria-label="Cookies on this site" id="p"><h2>Cookies on this site</h2><p>We use cookies to count visits.</p><button type="button" id="y">Accept cookies</button> <button type="button" id="n">Reject cookies</button><p><a href="/cookies">View cookies</a></p></div><p role="status" id="s"></p>`,
    main: "<p>Words about the farm.</p>",
    script: `y.onclick = n.onclick = () => { s.textContent = "Saved"; p.hidden = true; main.focus() };`,
  },
  {
    name: "Warning text",
    because: "GOV.UK warning text: a sign for eyes, a word for ears.",
    main: `<p><span aria-hidden="true" style="border: 3px solid #222; border-radius: 50%; padding: 0 10px; font-weight: bold">!</span> <strong><span class="unseen">Warning</span> You can be fined up to $50.</strong></p>`,
  },
  {
    name: "Phase of a service",
    because: "GOV.UK phase banner.",
    main: `<p><strong style="background: #222; color: #fff; padding: 2px 8px">Beta</strong> This is a new service. Help us improve it and <a href="/feedback">give your feedback</a>.</p>`,
  },
  {
    name: "Choice that opens a field",
    because: "GOV.UK conditional radio buttons: the field follows its choice.",
    main: `<form action="/sent"><fieldset><legend>How should we answer?</legend><p><label><input type="radio" name="w" id="r1"> By letter</label></p><p><label><input type="radio" name="w" id="r2"> By phone</label></p><div id="p" hidden><label>Phone number <input type="tel" name="t" autocomplete="tel"></label></div></fieldset><button>Continue</button></form>`,
    script: "r1.onchange = r2.onchange = () => { p.hidden = !r2.checked }",
  },
  {
    name: "Count of characters",
    because: "GOV.UK character count: a hint, and a status with the rest.",
    main: `<form action="/sent"><p><label for="t">Tell us about it</label></p><textarea id="t" name="t" aria-describedby="h"></textarea><p id="h" aria-live="polite">You have 200 characters left</p><button>Continue</button></form>`,
    script: `t.oninput = () => { h.textContent = "You have " + (200 - t.value.length) + " characters left" }`,
  },
  {
    name: "Password that can be shown",
    because: "GOV.UK password input: a button shows it and a status tells it.",
    main: `<form action="/sent" method="post"><p><label for="f">Password</label></p><input id="f" name="f" type="password" autocomplete="current-password"> <button type="button" id="b" aria-label="Show password" aria-controls="f">Show</button> <button>Sign in</button><p role="status" id="s"></p></form>`,
    script: `b.onclick = () => { const show = f.type === "password"; f.type = show ? "text" : "password"; b.textContent = show ? "Hide" : "Show"; b.setAttribute("aria-label", show ? "Hide password" : "Show password"); s.textContent = show ? "Your password is visible" : "Your password is hidden" };`,
  },
  {
    name: "An official site",
    because: "USWDS banner: a disclosure tells how to know an official site.",
    before: `<section aria-label="Official site of the county"><p>An official site of the county. <button type="button" id="b" aria-expanded="false" aria-controls="p">Here’s how you know</button></p><div id="p" hidden><p>Official sites end in .gov.</p></div></section>`,
    main: "<p>Words about the county.</p>",
    script: openClose,
  },
  {
    name: "Steps of a process",
    because: "USWDS process list: an ordered list with headings.",
    main: `<ol><li><h2>Ask for the form</h2><p>Write to the farm.</p></li><li><h2>Send the form</h2><p>Use the envelope.</p></li></ol>`,
  },
  {
    name: "Alert of the site",
    because: "USWDS alert: a region with a heading and an icon for eyes.",
    main: `<section aria-label="Site alert" style="border-left: 8px solid #7a2d00; padding: 8px"><h2>The road is closed</h2><p>Use the path along the river.</p></section>`,
  },
  {
    name: "More facts below",
    because: "VA.gov additional info: a button opens a text below.",
    main: `<button type="button" id="b" aria-expanded="false" aria-controls="p">What counts as income?</button><div id="p" hidden><p>Wages and gifts count.</p></div>`,
    script: openClose,
  },
  {
    name: "Modal window of Bootstrap",
    because: "Bootstrap modal: a dialog with a name, whose close button has one, too.",
    main: `<button type="button" id="b">Open the terms</button><dialog id="d" aria-labelledby="h"><h2 id="h">Terms of the farm</h2><button type="button" id="x" aria-label="Close the terms">×</button></dialog>`,
    script: "b.onclick = () => d.showModal(); x.onclick = () => d.close()",
  },
  {
    name: "Drop-down of Bootstrap",
    because: "Bootstrap dropdown: a disclosure of links.",
    main: `<button type="button" id="b" aria-expanded="false" aria-controls="p">My account</button><ul id="p" hidden><li><a href="/orders">Orders of mine</a></li><li><a href="/out">Sign out</a></li></ul>`,
    script: `${openClose} document.addEventListener("keydown", ({ key }) => { if (key === "Escape" && !p.hidden) { p.hidden = true; b.setAttribute("aria-expanded", "false"); b.focus() } });`,
  },
  {
    name: "Chips of MUI",
    because: "Chips are toggle buttons with a border for their state.",
    main: `<div role="group" aria-label="Goods"><button type="button" aria-pressed="true">Bread</button> <button type="button" aria-pressed="false">Honey</button></div><p role="status" id="s"></p>`,
    style: "button { border-radius: 16px } [aria-pressed=true] { border: 6px double }",
    script: `document.querySelectorAll("button").forEach((one) => { one.onclick = () => { const on = one.getAttribute("aria-pressed") !== "true"; one.setAttribute("aria-pressed", String(on)); s.textContent = one.textContent + (on ? " shown" : " hidden") } });`,
  },
  {
    name: "Session that ends",
    because: "A dialog offers more time before a session ends after twenty hours (2.2.1).",
    main: `<p>You stay signed in for twenty-four hours.</p><p><a href="/out">Sign out now</a></p>`,
  },
];
