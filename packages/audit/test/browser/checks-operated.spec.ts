import { focusIndicator } from "../../checks/focus-indicator.ts";
import { keyboard } from "../../checks/keyboard.ts";
import { language } from "../../checks/language.ts";
import { orientation } from "../../checks/orientation.ts";
import { shortcuts } from "../../checks/shortcuts.ts";
import { timeLimits } from "../../checks/time-limits.ts";
import type { Check } from "../../core/check.ts";
import { checkMade, expect, openMade, runCheck, test } from "./checks-page-under-test.ts";

const header = `<a id="skip" href="#content">Skip</a><header>
  <a id="one" href="/1">One</a> <a id="two" href="/2">Two</a> <a id="three" href="/3">Three</a> <a id="four" href="/4">Four</a></header>`;
const content = `<main id="content" tabindex="-1"><h1>Right</h1>
  <p><a id="in" href="/in">Read on about bees</a> <button id="press">Press</button></p></main>`;
const ring = `<style>:focus-visible { outline: 3px solid #000; outline-offset: 2px }</style>`;
const right = ring + header + content;

/** A page, and the findings of a check on it. */
interface Case {
  html: string;
  found: string[];
  /** Runs in the page, because scripts in markup that is set later don't run. */
  script?: string;
}

const cases: [Check, Record<string, Case>][] = [
  [
    keyboard,
    {
      "nothing if a control is replaced on blur": {
        html: right,
        script: `document.querySelector("#press").addEventListener("blur", ({ target }) => setTimeout(() => {
      const other = document.createElement("button"); other.id = "other"; other.textContent = "Other"; target.replaceWith(other) }))`,
        found: [],
      },
      "nothing if Tab passes through a frame": {
        html: `${right}<iframe title="Page" srcdoc="${"<a href='/'>Link</a> ".repeat(12)}"></iframe><a href="/on">On</a>`,
        found: [],
      },
      "nothing if an open part closes on blur": {
        html: `${right}<div id="menu" popover="manual"><a id="a" href="/a">A</a> <a id="b" href="/b">B</a></div>`,
        script: `const menu = document.querySelector("#menu"); menu.showPopover(); document.querySelector("#a").focus();
      menu.addEventListener("focusout", ({ relatedTarget }) => menu.contains(relatedTarget) || menu.hidePopover())`,
        found: [],
      },
      "nothing if a script focuses a heading": {
        html: right.replace("<h1>", `<h1 tabindex="-1">`),
        script: `document.querySelector("h1").focus()`,
        found: [],
      },
      "nothing if a bar uncovers the focus": {
        html: `${right}<div id="bar" style="position: fixed; inset: 0 0 auto 0; height: 300px; background: #fff"></div>`,
        script: `addEventListener("focusin", () => requestAnimationFrame(() => document.querySelector("#bar").style.top = "500px"))`,
        found: [],
      },
    },
  ],
  [
    focusIndicator,
    {
      "nothing if the focus indicator surrounds a label": {
        html: `${ring}<style>input { width: 24px; height: 24px } input:focus-visible { outline: none } label { display: block; padding: 32px } label:has(:focus-visible) { outline: 3px solid navy }</style>${content}<label><input type="radio" name="answer"> An answer</label>`,
        found: [],
      },
      "nothing on controls beside the window, as in a closed drawer": {
        html: `${ring}${content}<div style="position: fixed; left: -250px; width: 200px"><a href="/far">Far</a></div>`,
        found: [],
      },
      "nothing if the focus indicator is taller than the viewport": {
        html: `${ring}<main><h1>Long</h1><div tabindex="0" role="group" aria-label="Long" style="height: 8000px"></div></main>`,
        found: [],
      },
    },
  ],
  [
    timeLimits,
    {
      "nothing if an equal link replaces a link": {
        html: right,
        script: `setTimeout(() => { const link = document.querySelector("#in"); link.replaceWith(link.cloneNode(true)) }, 60_000)`,
        found: [],
      },
      "nothing if a pending form gets its response": {
        html: `${right}<form><input aria-label="Name"><button id="send" aria-disabled="true">Sending</button></form>`,
        script: `setTimeout(() => document.querySelector("form").replaceWith("Sent"), 60_000)`,
        found: [],
      },
    },
  ],
  [
    language,
    {
      "a Spanish sentence": {
        html: `${right}<p id="es">Hablamos español con todos los que vienen.</p><p lang="es">Gracias por todos los que vienen.</p>
      <textarea aria-label="Words">Hablamos español con todos los que vienen.</textarea>`,
        found: ["part-in-another-language #es"],
      },
    },
  ],
  [
    shortcuts,
    {
      "the slash that opens search on many sites": {
        html: `${right}<p hidden id="search">Search</p>`,
        script: `addEventListener("keydown", ({ key }) => { if (key === "/") document.querySelector("#search").toggleAttribute("hidden") })`,
        found: ["key-without-modifier html"],
      },
    },
  ],
  [
    orientation,
    {
      "content that needs portrait": {
        html: `<style>@media (orientation: landscape) { main { display: none } }</style>${right}`,
        found: ["one-orientation-only body"],
      },
      "content that needs landscape": {
        html: `<style>@media (orientation: portrait) { main { display: none } }</style>${right}`,
        found: ["one-orientation-only body"],
      },
      "content that needs landscape on phones": {
        html: `<style>@media (orientation: portrait) and (max-width: 767px) { main { display: none } }</style>${right}`,
        found: ["one-orientation-only body"],
      },
      "content that is missing in low windows, as a question": {
        html: `<style>@media (max-height: 1000px) { main { display: none } }</style>${right}`,
        found: ["may-need-one-orientation body"],
      },
    },
  ],
];

for (const [check, faults] of cases) {
  const rows: Record<string, Case> = { ...faults, "nothing on a valid page": { html: right, found: [] } };
  for (const [what, { html, found, script }] of Object.entries(rows))
    test(`${check.name} reports ${what}`, async ({ page }) => {
      await openMade(page, html);
      if (script) await page.evaluate(script);
      expect(await runCheck(page, check)).toEqual(found);
    });
}

test("focus-indicator measures around a custom checkbox instead of its label", async ({ page }) => {
  const drawn = `<style>
    label { display: flex; width: 600px; height: 44px } i { width: 24px; height: 24px; border: 2px solid #000 }
    input { position: absolute; width: 1px; height: 1px; margin: 0; clip-path: inset(50%) }
    input:focus-visible + i { outline: 3px solid #000; outline-offset: 2px }</style>
    <label><input id="box" type="checkbox"><i></i> All of it</label>`;
  expect(await checkMade(page, focusIndicator, drawn)).toEqual([]);
  expect(await checkMade(page, focusIndicator, drawn.replace("3px solid #000", "3px solid #aaa"))).toContain(
    "focus-indicator-contrast #box",
  );
});

test("focus-indicator sees a caret that blinks, even if the browser takes pictures slowly", async ({ page }) => {
  const context = page.context();
  const open = context.newCDPSession.bind(context);
  context.newCDPSession = async (of) => {
    const session = await open(of);
    const send = session.send.bind(session) as (...request: unknown[]) => Promise<never>;
    session.send = async (...request: unknown[]) => {
      // A caret is hidden from 500 to 1,000 ms after its field gets the focus.
      if (request[0] === "Page.captureScreenshot") await page.waitForTimeout(700);
      return send(...request);
    };
    return session;
  };
  const field = `<style>:focus { outline: none }</style><textarea id="field" aria-label="Letter"></textarea>`;
  try {
    expect(await checkMade(page, focusIndicator, field)).not.toContain("focus-invisible #field");
  } finally {
    context.newCDPSession = open;
  }
});

for (const [how, style] of [
  [
    "a transition",
    "button { outline: 3px solid transparent; transition: outline-color 2s 1s } :focus-visible { outline-color: #000 }",
  ],
  [
    "an animation",
    "@keyframes in { to { outline: 3px solid #000 } } button:focus-visible { outline: none; animation: in 2s 1s forwards }",
  ],
])
  test(`focus-indicator sees a focus indicator that appears by ${how}`, async ({ page }) => {
    const slow = `<style>button { outline-offset: 2px } ${style}</style><button>Press</button>`;
    expect(await checkMade(page, focusIndicator, slow)).toEqual([]);
  });

test("focus-indicator sees the focus indicator in a dialog that restores focus", async ({ page }) => {
  await openMade(
    page,
    `${ring}<div role="dialog" aria-label="Search"><button id="close">Close</button><p><input></p></div>`,
  );
  await page.evaluate(() => {
    const dialog = document.querySelector("[role=dialog]");
    dialog?.addEventListener("focusout", (event) => {
      const { target, relatedTarget } = event as FocusEvent;
      if (!dialog.contains(relatedTarget as Node | null)) (target as HTMLElement).focus();
    });
  });
  expect(await runCheck(page, focusIndicator)).toEqual([]);
});

test("shortcuts distinguishes a key's effect from a coincidental change", async ({ page }) => {
  await openMade(page, `${right}<form method="post"><input id="name" aria-label="Name"></form>`);
  await page.evaluate(() =>
    addEventListener(
      "keydown",
      () => setTimeout(() => document.querySelector("form")?.setAttribute("novalidate", ""), 50),
      { once: true },
    ),
  );
  expect(await runCheck(page, shortcuts)).toEqual([]);
});
