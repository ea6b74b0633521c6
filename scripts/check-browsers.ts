/**
 * `npm run check:browsers`: fails if the built site uses a feature that a "sound" browser (data/browsers.ts) lacks. The
 * exceptions are in scripts/browser-support/check-site.ts, and the details in docs/browsers.md.
 */
import { allowedCount, checkSite } from "./browser-support/check-site.ts";
import { helpFrom } from "./run.mjs";

helpFrom(import.meta.url);

const problems = checkSite("build/client");
if (problems.length === 0) console.log(`Every sound browser supports the site; ${allowedCount} exceptions allowed`);
else {
  console.error(problems.join("\n\n"));
  console.error(
    `\n${problems.length} found. Fix each one, or allow it with a reason in scripts/browser-support/check-site.ts`,
  );
}
process.exit(problems.length === 0 ? 0 : 1);
