import { textBackground } from "@kindred-ground/audit/checks/text-background.ts";
import { browserArguments } from "@kindred-ground/audit/runner/browser-arguments.ts";
import { chromium, expect, test } from "@playwright/test";
import { chromiumsOnMachine } from "../../scripts/chromium.mjs";

/** White text on black in a narrow window, and invisible text in a wider one. */
const html = `<!doctype html><html lang="en"><title>Narrow</title><body><main><h1>Read this</h1></main><style>
  body { margin: 0; background: #fff }
  h1 { padding: 16px; color: #fff; background: #000 }
  @media (width > 350px) { h1 { background: #fff; margin-block-start: 200px } }</style></body></html>`;

for (const executablePath of await chromiumsOnMachine()) {
  test(`the audit’s pictures have the size of their tab after a second tab was opened in ${executablePath}`, async () => {
    const browser = await chromium.launch({ executablePath, args: browserArguments });
    try {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const tab = await context.newPage();
      await tab.setViewportSize({ width: 320, height: 640 });
      await tab.setContent(html);
      // Opening a second tab resizes the window of a full browser.
      const second = await context.newPage();
      await second.setContent("<h1>Second</h1>");
      await second.close();
      const place = { page: "/", state: "as opened", mode: "light", width: 320 } as const;
      expect(await textBackground.run({ ...place, tab, complaints: [], origin: "" })).toEqual([]);
      expect(await tab.evaluate(() => innerWidth)).toBe(320);
      await tab.setViewportSize({ width: 390, height: 844 });
      const wider = await textBackground.run({ ...place, tab, complaints: [], origin: "" });
      expect(wider.map(({ element }) => element.selector)).toEqual(["h1"]);
    } finally {
      await browser.close();
    }
  });

  test(`flags turn off what Playwright turns off, and the pages of the address bar, in ${executablePath}`, async () => {
    const playwright = await featuresOff(executablePath, ["--no-sandbox"]);
    const ours = await featuresOff(executablePath, browserArguments);
    expect(playwright.features).not.toEqual([]);
    expect(ours.features).toEqual(expect.arrayContaining(playwright.features));
    expect(ours.addressBarPages).toEqual([]);
  });
}

/** Returns the features that a browser with these flags turns off, and the pages of its address bar. */
async function featuresOff(executablePath: string | undefined, args: readonly string[]) {
  // Chromium reports its command line only with --enable-automation.
  const browser = await chromium.launch({ executablePath, args: [...args, "--enable-automation"] });
  try {
    const session = await browser.newBrowserCDPSession();
    const page = await browser.newPage();
    await page.setContent("<h1>Page</h1>");
    const { arguments: flags } = await session.send("Browser.getBrowserCommandLine");
    const { targetInfos } = await session.send("Target.getTargets", { filter: [{}] });
    const switchName = "--disable-features=";
    const last = flags.findLast((flag) => flag.startsWith(switchName)) ?? switchName;
    return {
      features: last.slice(switchName.length).split(",").filter(Boolean),
      addressBarPages: targetInfos.map(({ url }) => url).filter((url) => url.startsWith("chrome://omnibox")),
    };
  } finally {
    await browser.close();
  }
}
