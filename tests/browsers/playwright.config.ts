import { resolve } from "node:path";
import config from "../../playwright.config.ts";

/** Playwright starts the server in the folder of the configuration unless told otherwise. */
const webServer = { ...config.webServer, cwd: resolve(".") };

export default { ...config, webServer, testDir: ".", outputDir: "../../test-results/browsers" };
