import { isDemanded } from "../../core/audit.ts";
import { environmentOf } from "../../core/modes.ts";
import { checks } from "../../core/policy.ts";
import { atStart } from "../../runner/in-page.ts";
import type { BarrierPage } from "../barriers/barrier-page.ts";
import { operated } from "../barriers/operated.ts";
import { read } from "../barriers/read.ts";
import { timed } from "../barriers/timed.ts";
import { expect, test } from "./checks-page-load.ts";

const origin = "http://barrier.test";

function htmlOf({ html, style = "", script }: BarrierPage): string {
  return `<!doctype html><html lang="en"><title>Made</title><style>body { margin: 16px }${style}</style>
    <body>${html}${script ? `<script>{${script}}</script>` : ""}</body></html>`;
}

for (const [barrier, shapes] of Object.entries({ ...operated, ...read, ...timed }))
  for (const [shape, page] of Object.entries(shapes))
    test(`the audit reports ${barrier}: ${shape}`, async ({ browser }) => {
      const check = checks.find(({ name }) => name === page.check);
      const tab = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
      const recording = await atStart(tab, "recordMotion");
      await tab.route(`${origin}/**`, (route) => route.fulfill({ contentType: "text/html", body: htmlOf(page) }));
      await tab.goto(origin);
      await recording.dispose();
      const place = { page: "/", state: "as opened", ...environmentOf("light 1280") };
      const found = (await check?.run({ ...place, tab, complaints: [], origin })) ?? [];
      await tab.context().close();
      expect(
        found.filter(isDemanded).map(({ rule, criteria }) => [rule, criteria.includes(page.criterion)]),
      ).toContainEqual([page.rule, true]);
    });
