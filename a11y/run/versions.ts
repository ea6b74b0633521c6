import { readFileSync } from "node:fs";

/** The package of each engine that is none of ours. */
const packages: Readonly<Record<string, string>> = {
  axe: "axe-core",
  "axe-measures": "axe-core",
  "equal-access": "accessibility-checker-engine",
  "html-validate": "html-validate",
};

/** The version of an engine’s package; a check of our own has the project’s commit. */
export function versionOf(name: string, commit: string | null): string {
  const from = packages[name];
  return from ? installedVersion(from) : (commit ?? "unknown");
}

/** Engines, browser, Node and Playwright, by name. */
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
