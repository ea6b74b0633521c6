/**
 * `npm run e2e:browsers`: follows the journeys in Chromium, Firefox and WebKitGTK, and passes its arguments to
 * Playwright. Installs missing browsers if it runs as root on a Debian-like system.
 */
import { installOtherBrowsers } from "../../scripts/other-browsers.mjs";
import { run } from "../../scripts/run.mjs";

await installOtherBrowsers();
const words = ["test", "--config", "tests/browsers/playwright.config.ts", ...process.argv.slice(2)];
const { code } = await run("playwright", words, { stdio: "inherit" });
process.exit(code);
