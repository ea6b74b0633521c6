import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const filterGoods = readFileSync(new URL("filter-goods.js", import.meta.url), "utf8");

/** A state of a small page in which tests seed faults. No check finds anything in it. */
interface FaultPage {
  address: string;
  /** Brings the newly opened page into the state. */
  steps?(tab: Page): Promise<void>;
}

export const faultPages = {
  "as opened": { address: "/" },
  "menu open": { address: "/", steps: (tab) => tab.getByRole("button", { name: "Menu" }).click() },
} as const satisfies Record<string, FaultPage>;

export type FaultState = keyof typeof faultPages;

interface ServedFile {
  type: string;
  body: string;
}

/** Content-Security-Policy as strict as that of a site with static pages. Every check must work under it. */
const policy =
  "default-src 'none'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const links = `<ul>
        <li><a class="link" href="/shop">Shop</a></li>
        <li><a class="link" href="/events">Events</a></li>
        <li><a class="link" href="/about">About us</a></li>
      </ul>`;

const page = (title: string, main: string, script = "") => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/page.css">
    ${script && `<script src="${script}" defer></script>`}
  </head>
  <body>
    <a class="link" href="#content">Skip to the content</a>
    <header>
      <a class="link" href="/">Hill Farm</a>
      <nav aria-label="Main">${links}</nav>
      <button type="button" popovertarget="menu">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M2 5h20M2 12h20M2 19h20"/></svg>
        <span class="unseen">Menu</span>
      </button>
      <nav popover id="menu" aria-label="Menu">${links}</nav>
    </header>
    <main id="content" tabindex="-1">${main}</main>
    <footer>
      <nav aria-label="Footer">
        <ul>
          <li><a class="link" href="/privacy">Your privacy</a></li>
          <li><a class="link" href="/terms">Terms of sale</a></li>
          <li><a class="link" href="/donate">Donate bread</a></li>
        </ul>
      </nav>
    </footer>
  </body>
</html>`;

const home = `
      <h1>Bread and honey from Hill Farm</h1>
      <section aria-labelledby="farm">
        <h2 id="farm">The families of the farm</h2>
        <p>Six families bake bread and keep bees on this hill. <a class="link" href="/about">Read about the families</a> and how they share the work of every season.</p>
        <p>The families decide together what they grow, and they sell the rest of the bread on Saturday mornings.</p>
        <img src="/favicon.svg" alt="A loaf of bread" width="64" height="64">
        <div><svg viewBox="0 0 9 9" width="9" height="9" aria-hidden="true"><circle cx="4" cy="4" r="4"/></svg></div>
        <button class="button" type="button"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 4h16v16H4z"/></svg> Copy address</button>
      </section>
      <section aria-labelledby="goods-title">
        <h2 id="goods-title">Goods and their prices</h2>
        <button class="button" type="button" aria-pressed="false" aria-controls="goods">Bread only</button>
        <p role="status"></p>
        <ul id="goods"><li>Rye bread</li><li>White bread</li><li>Honey in a jar</li></ul>
        <table>
          <caption>Prices of the goods</caption>
          <thead><tr><th scope="col">Goods</th><th scope="col">Price</th></tr></thead>
          <tbody><tr><th scope="row">Bread</th><td>$5</td></tr><tr><th scope="row">Honey</th><td>$9</td></tr></tbody>
        </table>
      </section>
      <section aria-labelledby="letter">
        <h2 id="letter">Write a letter to the farm</h2>
        <form action="/sent" method="post">
          <p><label for="first-name">First name</label> <input id="first-name" name="first" type="text" autocomplete="given-name"></p>
          <p><label for="email">Email</label> <input id="email" name="email" type="email" autocomplete="email"></p>
          <p><label for="words">Your letter</label> <textarea id="words" name="words" rows="4" cols="30"></textarea></p>
          <p id="answer">How should we answer?</p>
          <div role="radiogroup" aria-labelledby="answer">
            <label><input type="radio" name="way" value="email"> By email</label>
            <label><input type="radio" name="way" value="post"> By post</label>
          </div>
          <p><button class="button" type="submit">Send letter</button></p>
        </form>
      </section>
    `;

const styles = `
  :root { color-scheme: light dark }
  body { margin: 0; padding: 1rem; font: 1rem/1.5 sans-serif; color: #222; background: #fff }
  a { color: #003e80 }
  header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center }
  header ul { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none; margin: 0; padding: 0 }
  li a { display: inline-block; padding-block: 0.5rem }
  button, input, textarea { font: inherit; color: inherit; background: none; border: 2px solid #555 }
  button { min-height: 44px; padding: 0.5rem 1rem }
  input, textarea { box-sizing: border-box; max-width: 100%; padding: 0.5rem }
  input[type=radio] { width: 24px; height: 24px }
  [aria-pressed=true] { border: 6px double }
  th, td { padding: 0.5rem; border: 1px solid; text-align: start }
  svg { vertical-align: middle; fill: none; stroke: currentColor; stroke-width: 2 }
  :focus-visible { outline: 3px solid; outline-offset: 2px }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  @media (width < 768px) { header > nav:not([popover]) { display: none } }
  @media (width >= 768px) { header > button { display: none } }
  @media (prefers-color-scheme: dark) {
    body { color: #eee; background: #111 }
    a { color: #a8d4ff }
    button, input, textarea { border-color: #bbb }
  }
  @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth } }`;

const html = (title: string, main: string, script?: string): ServedFile => ({
  type: "text/html; charset=utf-8",
  body: page(`${title}, Hill Farm`, main, script),
});

/** Contents of two pages, so different that links to them need different names. */
const baking =
  "Bakers knead dough before sunrise, shape twenty loaves by hand, and carry baskets around every village.";
const dancing =
  "Musicians practice outside during summer evenings while neighbors dance between lanterns, tables and trees.";
const about = (words: string) => `<h1>${words.split(" ")[0]}</h1><p>${words}</p><p>${words.toUpperCase()}</p>`;

export const files: Readonly<Record<string, ServedFile>> = {
  "/": html("Bread and honey", home, "/filter.js"),
  "/shop": html("Shop", about(baking)),
  "/events": html("Events", about(dancing)),
  "/page.css": { type: "text/css", body: styles },
  "/filter.js": { type: "text/javascript", body: filterGoods },
  "/favicon.svg": {
    type: "image/svg+xml",
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="#840"/></svg>`,
  },
};
