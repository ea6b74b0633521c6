import type { CorrectPage } from "./correct-page.ts";

const many = ["Bread", "Honey", "Wool", "Milk", "Herbs"]
  .map((name) => `<a href="/${name.toLowerCase()}">${name}</a>`)
  .join(" ");

const fieldWith = (placeholder: string) =>
  `<form action="/sent"><div class="field"><input id="f" name="town" placeholder="${placeholder}" style="border: 2px solid #555"><label for="f">Town</label></div><button>Continue</button></form>`;
const rising = `.field { position: relative; padding-top: 24px }
  .field label { position: absolute; left: 10px; top: 32px; color: #444; transition: top 0.2s }
  .field :is(:focus, :not(:placeholder-shown)) + label { top: 0 }`;

/** Patterns that change their look over time, as in most design systems. */
export const transitions: readonly CorrectPage[] = [
  {
    name: "Focus indicators that fade in",
    because: "Bootstrap and others: a shadow around the focused control appears by a transition (2.4.7).",
    style: `a, button, input { border-radius: 4px; transition: all 2s }
      :focus-visible { outline: none; border-color: #003e80; box-shadow: 0 0 0 3px #fff, 0 0 0 6px #003e80 }`,
    main: `<p><a href="/hours">Hours of the farm</a></p><form action="/sent"><label for="f">Number of your order</label> <input id="f" name="order"> <button>Track</button></form>`,
  },
  {
    name: "Skip link that slides in",
    because: "A skip link that slides into the window on focus (2.4.1, G1).",
    before: `<a class="skip" href="#main">Skip to content</a><nav aria-label="Goods">${many}</nav>`,
    style: `.skip { position: fixed; top: 0; left: 0; padding: 8px; color: #fff; background: #003e80; transform: translateY(-110%); transition: transform 0.5s }
      .skip:focus { transform: none } .skip:focus-visible { outline: 3px solid #fff; outline-offset: -5px }`,
    main: "<p>Words about the farm.</p>",
  },
  {
    name: "Buttons that darken under the pointer",
    because: "Both colors have enough contrast, and so do those between them (1.4.3).",
    style: `.go { color: #fff; background: #00609c; transition: background-color 0.4s, transform 0.4s } .go:hover, .go:focus { background: #00304f; transform: translateY(-2px) }`,
    main: `<form action="/sent"><label>Email address <input type="email" name="email" autocomplete="email"></label> <button class="go">Subscribe</button></form>`,
  },
  {
    name: "Menu that fades in",
    because: "APG disclosure navigation; the links are hidden from everyone while it is closed.",
    style: `#u { visibility: hidden; opacity: 0; transform: translateY(-8px); transition: opacity 0.4s, transform 0.4s, visibility 0.4s }
      [aria-expanded=true] + #u { visibility: visible; opacity: 1; transform: none }`,
    main: `<nav aria-label="Goods"><button type="button" id="b" aria-expanded="false" aria-controls="u">Goods</button><ul id="u"><li><a href="/bread">Bread</a></li><li><a href="/honey">Honey</a></li></ul></nav>`,
    script: `b.onclick = () => b.setAttribute("aria-expanded", String(b.getAttribute("aria-expanded") === "false"))`,
  },
  {
    name: "Answer that unfolds",
    because: "A disclosure whose height has a transition; the closed answer is hidden from everyone.",
    style: `#p { display: grid; grid-template-rows: 0fr; visibility: hidden; transition: grid-template-rows 0.4s, visibility 0.4s }
      #p > p { overflow: hidden; min-height: 0; margin: 0 } h2:has([aria-expanded=true]) + #p { grid-template-rows: 1fr; visibility: visible }`,
    main: `<h2><button type="button" id="b" aria-expanded="false" aria-controls="p">Do you deliver?</button></h2><div id="p"><p>Yes, on Friday mornings.</p></div>`,
    script: `b.onclick = () => b.setAttribute("aria-expanded", String(b.getAttribute("aria-expanded") === "false"))`,
  },
  {
    name: "Label that rises from its field",
    because: "Many style sheets: a visible label moves above its field on focus. The placeholder is a space (3.3.2).",
    style: rising,
    main: fieldWith(" "),
  },
  {
    name: "Label that rises and uncovers a placeholder",
    because: "MUI: the placeholder is invisible until the label has moved (3.3.2).",
    style: `${rising}
      .field input::placeholder { color: #444; opacity: 0; transition: opacity 0.2s } .field input:focus::placeholder { opacity: 1 }`,
    main: fieldWith("As on your letters"),
  },
  {
    name: "Label that shrinks in its field",
    because: "Bootstrap: a visible label over a transparent placeholder (3.3.2).",
    style: `.field { position: relative } .field input { width: 10em; height: 58px; padding: 24px 8px 4px }
      .field label { position: absolute; left: 10px; top: 18px; color: #444; transition: transform 0.2s; transform-origin: 0 0; pointer-events: none }
      .field :is(:focus, :not(:placeholder-shown)) + label { transform: translateY(-14px) scale(0.85) }
      .field input::placeholder { color: transparent }`,
    main: fieldWith("Town"),
  },
];
