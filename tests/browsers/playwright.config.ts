import { resolve } from "node:path";
import config from "../../playwright.config.ts";

/** Without `cwd`, Playwright would start the server in this file's folder. */
const webServer = { ...config.webServer, cwd: resolve(".") };

/** Without these limits, only the test's timeout would report an action that hangs. */
const use = { ...config.use, actionTimeout: 20_000, navigationTimeout: 20_000 };

export default { ...config, use, timeout: 150_000, webServer, testDir: ".", outputDir: "../../test-results/browsers" };
