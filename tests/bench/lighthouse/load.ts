import { createRequire } from "node:module";
import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import { install } from "../../../scripts/set-up.mjs";

/** Of what Lighthouse finds, what is read here. */
interface Result {
  lhr: {
    /** Scores from 0 to 1. */
    categories: Record<string, { score: number | null } | undefined>;
    /** Milliseconds, or what the audit’s own unit is. */
    audits: Record<string, { numericValue?: number } | undefined>;
  };
}

/** Audits an address in the browser that listens on `port`. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: "error"; output: "json" },
) => Promise<Result | undefined>;

/**
 * Lighthouse, installed the first time. It has a package of its own, beside this file: a fifth of all packages came with
 * it, for which everybody waited who only wanted to build or to test.
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  await install(relative(".", import.meta.dirname));
  const { default: lighthouse } = await import(
    pathToFileURL(createRequire(import.meta.url).resolve("lighthouse")).href
  );
  return lighthouse;
}
