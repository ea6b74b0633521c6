import { resolve } from "node:path";
import config from "../../playwright.config.ts";

/** Without a folder, Playwright starts the server in that of this file. */
const webServer = { ...config.webServer, cwd: resolve(".") };

export default { ...config, webServer, testDir: ".", outputDir: "../../test-results/browsers" };
