import { createRequire } from "node:module";
import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import { install } from "../../../scripts/set-up.mjs";

interface Result {
  lhr: {
    /** Scores from 0 to 1. */
    categories: Record<string, { score: number | null } | undefined>;
    /** Milliseconds, or the audit's own unit. */
    audits: Record<string, { numericValue?: number } | undefined>;
  };
}

type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: "error"; output: "json" },
) => Promise<Result | undefined>;

/**
 * Loads Lighthouse, and installs it on first use. It has a separate package next to this file, because it accounts for
 * a fifth of all packages. Builds and tests do not need it.
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  await install(relative(".", import.meta.dirname));
  const { default: lighthouse } = await import(
    pathToFileURL(createRequire(import.meta.url).resolve("lighthouse")).href
  );
  return lighthouse;
}
