import { readFileSync } from "node:fs";

/** Packages of the third-party engines. */
const packages: Readonly<Record<string, string>> = {
  axe: "axe-core",
  "axe-measures": "axe-core",
  "equal-access": "accessibility-checker-engine",
  "html-validate": "html-validate",
};

/** Returns the version of an engine's package. The project's own checks have the commit. */
export function versionOf(name: string, commit: string | null): string {
  const from = packages[name];
  return from ? installedVersion(from) : (commit ?? "unknown");
}

export function versions(names: readonly string[], browser: string): Record<string, string> {
  const engines = names.flatMap((name) => packages[name] ?? []);
  return {
    ...Object.fromEntries(engines.map((engine) => [engine, installedVersion(engine)])),
    Chromium: browser,
    Playwright: installedVersion("@playwright/test"),
    Node: process.versions.node,
  };
}

function installedVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
  return String(version);
}
