import { existsSync, readdirSync } from "node:fs";
import { onPath } from "./chromium.mjs";
import { installPackages } from "./run.mjs";

/** @typedef {{ browser: string, driver: string, screen: string }} WebKit */

/** Returns the path of Firefox, or undefined if the machine has none. */
export function findFirefox() {
  return process.env.FIREFOX_PATH ?? onPath("firefox-esr") ?? onPath("firefox");
}

/**
 * Returns the paths of a small browser on WebKitGTK, its driver and a virtual screen. Undefined if one is missing.
 *
 * @returns {WebKit | undefined}
 */
export function findWebKit() {
  const folders = ["/usr/lib", "/usr/lib64"].filter((folder) => existsSync(folder));
  const browser = folders
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => `${folder}/${name}`)])
    .map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file));
  const [driver, screen] = [onPath("WebKitWebDriver"), onPath("Xvfb")];
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}

/**
 * Installs the system's packages of missing browsers, as root on a Debian-like system. Prints the names of browsers
 * that are still missing.
 */
export async function installOtherBrowsers() {
  if (!findFirefox()) await installPackages("Firefox", "firefox-esr");
  if (!findWebKit()) await installPackages("WebKit", "webkit2gtk-driver", "xvfb");
  const missing = [!findFirefox() && "Firefox", !findWebKit() && "WebKit"].filter(Boolean);
  const effect = process.env.CI ? "fails, because CI is set" : "skips its tests";
  for (const name of missing) console.log(`This machine has no ${name}: tests/browsers ${effect}.`);
}
