import { resolve } from "node:path";
import config from "../../playwright.config.ts";

/** Without a folder, Playwright starts the server in that of this file. */
const webServer = { ...config.webServer, cwd: resolve(".") };

/** Without a limit, an action that hangs is named only by the test's timeout. */
const use = { ...config.use, actionTimeout: 20_000, navigationTimeout: 20_000 };

export default { ...config, use, timeout: 150_000, webServer, testDir: ".", outputDir: "../../test-results/browsers" };
