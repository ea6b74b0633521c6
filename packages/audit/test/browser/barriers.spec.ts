import type { Browser } from "@playwright/test";
import { isDemanded } from "../../core/audit.ts";
import { checks } from "../../core/checks.ts";
import { environmentOf } from "../../core/modes.ts";
import { atStart } from "../../runner/in-page.ts";
import type { BarrierPage } from "../barriers/barrier-page.ts";
import { operated } from "../barriers/operated.ts";
import { read } from "../barriers/read.ts";
import { timed } from "../barriers/timed.ts";
import { expect, test } from "./checks-page-under-test.ts";

const origin = "http://barrier.test";

function htmlOf({ html, style = "", script }: BarrierPage): string {
  return `<!doctype html><html lang="en"><title>Made</title><style>body { margin: 16px }${style}</style>
    <body>${html}${script ? `<script>{${script}}</script>` : ""}</body></html>`;
}

/** Returns the rules that the page's check reports at A and AA, each with its criteria. */
async function foundOn(browser: Browser, page: BarrierPage): Promise<string[]> {
  const check = checks.find(({ name }) => name === page.check);
  const tab = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  const recording = await atStart(tab, "recordMotion");
  await tab.route(`${origin}/**`, (route) => route.fulfill({ contentType: "text/html", body: htmlOf(page) }));
  await tab.goto(origin);
  await recording.dispose();
  const place = { page: "/", state: "as opened", ...environmentOf("light 1280") };
  const found = (await check?.run({ ...place, tab, complaints: [], origin })) ?? [];
  await tab.context().close();
  return found.filter(isDemanded).flatMap(({ rule, criteria }) => criteria.map((number) => `${rule} ${number}`));
}

// The shapes of a barrier are open at once, because a check that operates a page mostly waits for its reactions.
for (const [barrier, shapes] of Object.entries({ ...operated, ...read, ...timed }))
  test(`the audit reports ${barrier}: ${Object.keys(shapes).join(", ")}`, async ({ browser }) => {
    const look = async ([shape, page]: [string, BarrierPage]) =>
      expect.soft(await foundOn(browser, page), shape).toContain(`${page.rule} ${page.criterion}`);
    await Promise.all(Object.entries(shapes).map(look));
  });
