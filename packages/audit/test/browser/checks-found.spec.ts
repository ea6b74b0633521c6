import { media } from "../../checks/media.ts";
import { presses } from "../../checks/presses.ts";
import { structure } from "../../checks/structure.ts";
import { wording } from "../../checks/wording.ts";
import type { Check } from "../../core/check.ts";
import { checkMade, expect, openMade, runCheck, test } from "./checks-page-under-test.ts";

const long = "This paragraph has more words than the line above it, as the text of a section has.";

const read: [Check, Record<string, [html: string, found: string[]]>][] = [
  [
    structure,
    {
      "nothing on headings, lists and tables": [
        `<h2 id="h">Hours</h2><p>${long}</p><ul><li>Bread</li><li>Honey</li></ul>
        <table><tr><th>Day</th><th>Price</th></tr><tr><td>Monday</td><td>5</td></tr></table>`,
        [],
      ],
      "nothing on bold words in a sentence": [`<p>Bring <b>warm clothes</b> to the farm</p><p>${long}</p>`, []],
      "bold words above a section": [`<p id="bold"><b>Opening hours</b></p><p>${long}</p>`, ["heading-by-look #bold"]],
      "nothing on a large sentence": [`<p style="font-size: 2em">Closed now. Opens at nine</p><p>${long}</p>`, []],
      "nothing on text that only screen readers get": [
        `<b style="display: block; position: absolute; width: 1px; height: 1px; overflow: hidden">Reduced</b><p>${long}</p>`,
        [],
      ],
      "nothing on the words of a button or a badge": [
        `<div style="border-radius: 8px; background: navy; color: white; font-weight: bold">Read the program</div><p>${long}</p>`,
        [],
      ],
      "nothing on the words of a black badge": [
        `<p><b style="border-radius: 8px; background: black; color: white">Last places</b></p><p>${long}</p>`,
        [],
      ],
      "nothing on bold words in a figure": [
        `<figure><p><b>Opening hours</b></p><figcaption>${long}</figcaption></figure>`,
        [],
      ],
      "nothing on initials beside their name": [
        `<ul><li><p aria-hidden="true">LR</p><p>The Lantern Room</p></li></ul>`,
        [],
      ],
      "hidden initials of another name": [
        `<ul><li><p id="other" aria-hidden="true">LR</p><p>The Quiet House</p></li></ul>`,
        ["may-be-hidden-without-twin #other"],
      ],
      "typed bullets": [`<div id="list">– Bread<br>– Honey<br>– Wool</div>`, ["list-by-look #list"]],
      "nothing on hidden text with a twin": [
        `<p aria-hidden="true">Members pay less</p><p>Members pay less every month.</p>`,
        [],
      ],
      "hidden text without a twin": [
        `<p id="hid" aria-hidden="true">Members pay nothing</p><p>Welcome</p>`,
        ["hidden-without-twin #hid"],
      ],
    },
  ],
  [
    wording,
    {
      "nothing on plain text": [
        `<h2>Prices</h2><p>Our prices are low. <a href="/a">Read about prices</a></p><img src="/a.svg" alt="A barn" width="9" height="9">`,
        [],
      ],
      "nothing on a link in a sentence": [`<p>Our prices changed. <a href="/a">More</a></p>`, []],
      "nothing on a link in a nested list": [`<ul><li>Ulysses<ul><li><a href="/a">PDF</a></li></ul></li></ul>`, []],
      "an instruction by shape": [`<p id="shape">Press the round one to start.</p>`, ["sensory-instruction #shape"]],
      "an instruction by size": [`<p id="size">Choose the larger picture to begin.</p>`, ["sensory-instruction #size"]],
      "nothing on a size that tells no elements apart": [
        `<p>Tonight, pick something small from this week.</p>
         <p>Some links and buttons are small, so they can be hard to press.</p>
         <p>You can make text bigger, choose dark colors and turn off motion.</p>`,
        [],
      ],
      "a heading of one word above another subject": [
        `<h2 id="one">Weather</h2><p>We are open Monday through Friday.</p>`,
        ["heading-says-nothing #one"],
      ],
      "nothing on a heading of one word above a longer text": [
        `<h2>Paternalism</h2><p>Deciding for other people because we are sure we know what is good for them.</p>`,
        [],
      ],
      "nothing on a heading that names a list item": [`<ol><li><h2>Return</h2><p>A last weekend.</p></li></ol>`, []],
      "nothing on a heading with a link": [`<h2><a href="/menu">Menu</a></h2><p>For actions.</p>`, []],
      "two text fields of one label": [
        `<p><label for="a">Street</label> <input id="a"></p><p><label for="b">Street</label> <input id="b"></p>`,
        ["labels-alike #b"],
      ],
      "nothing on a slider and a number field of one label": [
        `<p><input type="range" aria-label="Hue"> <input type="number" aria-label="Hue"></p>`,
        [],
      ],
      "nothing on an instruction by name": [`<p>Press Start on the right.</p><button>Start</button>`, []],
    },
  ],
  [
    media,
    {
      "nothing without media": ["<p>Words</p>", []],
    },
  ],
];

for (const [check, cases] of read) {
  for (const [name, [html, found]] of Object.entries(cases)) {
    test(`${check.name} finds ${name}`, async ({ page }) => {
      expect(await checkMade(page, check, html)).toEqual(found);
    });
  }
}

const operated: [Check, Record<string, [html: string, script: string, found: string[]]>][] = [
  [
    presses,
    {
      "nothing on a button that acts on click": [
        `<button id="one">One</button><output id="out">Out</output>`,
        `one.onclick = () => { out.textContent += "!" }`,
        [],
      ],
      "nothing on an action on pointer down that leaving undoes": [
        `<button id="three">Three</button><output id="out">Out</output>`,
        `three.onpointerdown = () => { out.textContent = "On" }; document.onpointerup = () => { out.textContent = "Out" }`,
        [],
      ],
      "a checkbox that moves the focus": [
        `<label>A <input id="box" type="checkbox"></label><a id="away" href="#x">x</a>`,
        `box.onchange = () => away.focus()`,
        ["input-changes-context #box"],
      ],
      "nothing on a select that filters": [
        `<select id="five" aria-label="Kind"><option>A</option><option>B</option></select><p id="out">A</p>`,
        `five.onchange = () => { out.textContent = five.value }`,
        [],
      ],
      "nothing on a state that changes": [
        `<button id="seven" aria-expanded="false">Seven</button><p id="out" hidden>Out</p>`,
        `seven.onclick = () => { out.hidden = !out.hidden; seven.setAttribute("aria-expanded", !out.hidden) }`,
        [],
      ],
      "nothing if a button changes only a list’s appearance": [
        `<main><h1>List</h1><button id="shade" aria-pressed="false" aria-controls="list">Dark</button><ul id="list"><li>One</ul></main>`,
        `shade.onclick = () => { document.querySelector("ul").classList.toggle("dark"); shade.ariaPressed = shade.ariaPressed !== "true" }`,
        [],
      ],
      "controls without an effect, also in a menu": [
        `<button id="lists">Lists</button><p id="menu" hidden><button id="line">Inert line</button></p>
         <a id="canceled" href="/about">Inert link</a><a id="nowhere" href="#">Nowhere</a>`,
        `lists.onclick = () => { menu.hidden = !menu.hidden }; canceled.onclick = (event) => event.preventDefault();
         nowhere.onclick = (event) => event.preventDefault()`,
        ["state-not-exposed #lists", "without-effect #canceled", "without-effect #line", "without-effect #nowhere"],
      ],
      "nothing on controls with an effect": [
        `<button id="toggling" aria-expanded="false">Toggle</button><button aria-pressed="true">Chosen already</button>
         <a href="/terms">Another page</a><details><summary>More</summary><a href="#place">To a place</a></details>
         <button id="copying">Copy this</button><button id="going">Goes when it is pressed</button>
         <button id="playing">Play</button><button id="printing">Print</button><button id="asking">Ask</button>
         <button popovertarget="popped">Pop</button><div id="popped" popover>Popped</div>
         <button id="far">Far</button><h2 id="place" tabindex="-1" style="margin-top: 200vh">Place</h2>`,
        `toggling.onclick = () => { toggling.ariaExpanded = toggling.ariaExpanded !== "true" };
         copying.onclick = () => { navigator.clipboard?.writeText("it") ?? document.execCommand("copy") };
         going.onclick = () => { setTimeout(() => { going.remove(); place.focus() }, 150) };
         playing.onclick = () => { playing.animate([{ opacity: 0.5 }, { opacity: 1 }], 300) };
         printing.onclick = () => print();
         asking.onclick = () => { fetch("data:,answer") };
         far.onclick = () => scrollTo({ top: 9 })`,
        [],
      ],
      "nothing on a tip that closes with Escape": [
        `<button id="good">Fees</button><p>Words below the button, so that the tip covers them all.</p>
        <div id="tip" style="position: absolute; left: 16px; top: 30px; width: 300px; height: 40px; background: white; display: none">Pay what you can</div>`,
        `good.onmouseenter = () => { tip.style.display = "block" }; tip.onmouseleave = () => { tip.style.display = "none" };
        document.onkeydown = ({ key }) => { if (key === "Escape") tip.style.display = "none" }`,
        [],
      ],
    },
  ],
];

for (const [check, cases] of operated) {
  for (const [name, [html, script, found]] of Object.entries(cases)) {
    test(`${check.name} finds ${name}`, async ({ page }) => {
      await openMade(page, html);
      await page.addScriptTag({ content: script });
      expect(await runCheck(page, check)).toEqual(found);
    });
  }
}

test("presses reports a control again in each run, because the audit repeats a check that found a certain failure", async ({
  page,
}) => {
  for (let run = 0; run < 2; run++) {
    await openMade(page, `<button id="hasty">Hasty</button><p id="out">Out</p>`);
    await page.evaluate(() =>
      document
        .querySelector("#hasty")
        ?.addEventListener("mousedown", () => document.querySelector("#out")?.append("!")),
    );
    expect(await runCheck(page, presses), `run ${run}`).toContain("acts-on-press #hasty");
  }
});
