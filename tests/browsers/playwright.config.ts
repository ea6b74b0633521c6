import config from "../../playwright.config.ts";

export default { ...config, testDir: ".", outputDir: "../../test-results/browsers" };
