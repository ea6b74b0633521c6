import { forcedColors } from "@kindred-ground/audit/checks/forced-colors.ts";
import { expect, openMade, runCheck, test, testFindings } from "./checks-page-load.ts";

test.use({ contextOptions: { forcedColors: "active" } });

test("reports a button visible only by background and shadow, but not one with text or border", async ({ page }) => {
  await openMade(
    page,
    `<style>button { width: 60px; height: 44px; border: 0; background: teal; margin: 20px }</style>
    <button id="flat" class="flat" aria-label="Menu" style="box-shadow: 0 2px 4px #000"></button>
    <button class="edge" aria-label="Search" style="border: 2px solid"></button>
    <button class="words">Send</button>`,
  );
  expect(await runCheck(page, forcedColors)).toContain("control-invisible #flat");
  expect((await runCheck(page, forcedColors)).filter((line) => !line.includes("#flat"))).toEqual([]);
});

testFindings(
  "reports a focus indicator drawn as a shadow but not an outline",
  forcedColors,
  `<style>:focus-visible { outline: 3px solid } .shadow:focus-visible { outline: none; box-shadow: 0 0 0 3px #00f }</style>
    <p><a class="outline" href="/a">Garden</a></p><p><a id="shadow" class="shadow" href="/b">Kitchen</a></p>`,
  ["state-invisible-focused #shadow"],
);

testFindings(
  "accepts a focus indicator around a choice's card and waits for transitions",
  forcedColors,
  `<style>
      label { display: block; margin: 30px; padding: 20px; border: 2px solid }
      input { appearance: none; width: 24px; height: 24px; margin: 0; border: 2px solid; transition: border-width 1s }
      input:checked { border-width: 10px }
      input:focus-visible { outline: none }
      .ring:has(:focus-visible) { outline: 3px solid; outline-offset: 2px }
    </style>
    <label class="ring"><input type="radio" name="a"> With a ring</label>
    <label class="none"><input type="radio" name="b" id="none" class="b"> Without</label>`,
  ["state-invisible-focused #none"],
);

test("compares a focused element with its unfocused state", async ({ page }) => {
  await openMade(
    page,
    `<style>:focus-visible { outline: 3px solid }</style><p><input id="field" aria-label="Name"></p>`,
  );
  await page.locator("#field").focus();
  expect(await runCheck(page, forcedColors)).toEqual([]);
  await page.evaluate(() => {
    const plain = new CSSStyleSheet();
    // Otherwise the browser changes the border color of the focused field.
    plain.replaceSync("#field { outline: none !important; border: 1px solid CanvasText }");
    document.adoptedStyleSheets.push(plain);
  });
  expect(await runCheck(page, forcedColors)).toEqual(["state-invisible-focused #field"]);
});

testFindings(
  "reports a pressed button distinguished only by background but not one by border",
  forcedColors,
  `<style>
      button { border: 2px solid transparent; margin: 20px }
      .ground[aria-pressed=true] { background: teal }
      .edge[aria-pressed=true] { border: 6px double }
    </style>
    <button id="ground" class="ground" aria-pressed="true">Ground</button>
    <button class="edge" aria-pressed="false">Edge</button>`,
  ["state-invisible-pressed #ground"],
);

test("checks controls of an open menu before it closes on focus loss", async ({ page }) => {
  await openMade(
    page,
    `<style>
      button { border: 2px solid transparent; margin: 20px }
      .edge[aria-pressed=true] { border: 6px double }
      .ground[aria-pressed=true] { background: teal }
    </style>
    <a href="/">Home</a>
    <div popover id="menu">
      <button class="edge" aria-pressed="true">Edge</button>
      <button class="ground" id="ground" aria-pressed="true">Ground</button>
    </div>`,
  );
  await page.evaluate(() => {
    const menu = document.querySelector<HTMLElement>("#menu");
    menu?.showPopover();
    addEventListener("focusin", ({ target }) => {
      if (!menu?.contains(target as Node)) menu?.hidePopover();
    });
  });
  expect(await runCheck(page, forcedColors)).toEqual(["state-invisible-pressed #ground"]);
});

testFindings(
  "reports an open disclosure that looks closed, but not a popup",
  forcedColors,
  `<button id="part" aria-expanded="false">Answers</button>
    <button aria-expanded="false" aria-haspopup="listbox">Role</button>`,
  ["state-invisible-expanded #part"],
);

test("reports a custom checkbox with a background check mark but not one with a border", async ({ page }) => {
  const own = (kind: string) =>
    `<label class="${kind}"><input type="checkbox" id="${kind}" class="${kind}"><span></span> Agree</label>`;
  await openMade(
    page,
    `<style>
      input { position: absolute; opacity: 0; width: 1px; height: 1px }
      span { display: inline-block; width: 24px; height: 24px; border: 2px solid }
      input:focus-visible + span { outline: 3px solid; outline-offset: 2px }
      .ground:checked + span { background: teal }
      .edge:checked + span { border-width: 10px }
    </style>${own("ground")}${own("edge")}`,
  );
  expect((await runCheck(page, forcedColors)).filter((line) => line.includes("checked"))).toEqual([
    "state-invisible-checked #ground",
  ]);
});

test("accepts native controls and restores their states", async ({ page }) => {
  await openMade(
    page,
    `<input type="checkbox" id="a" aria-label="A" checked> <input type="radio" name="r" aria-label="B" checked>
    <input type="radio" name="r" aria-label="C"> <details><summary>Why?</summary>Because.</details>
    <input type="text" aria-label="Name">`,
  );
  const before = await page
    .locator("input")
    .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).checked));
  expect((await runCheck(page, forcedColors)).filter((line) => !line.includes("invalid"))).toEqual([]);
  expect(
    await page.locator("input").evaluateAll((all) => all.map((input) => (input as HTMLInputElement).checked)),
  ).toEqual(before);
});
