import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { readShippedPackages } from "../common/shipped-packages.ts";
import { buildTarget } from "../data/browsers.ts";
import { layoutWords } from "../data/layout-words.ts";
import { refuseUnlisted } from "./licenses/note-shipped-packages.ts";
import type { OnDemandFiles } from "./note-on-demand-files.ts";

/** A script file. `path` is relative to the site root. */
export interface ScriptFile {
  path: string;
  source: string;
}

/**
 * Returns the code of a React-free script from src/ with all its imports. Throws if it has code that /licenses does not
 * list. `builtAt` is an ISO time.
 */
export async function bundleScript(
  entry: string,
  { builtAt, onDemand = { islands: [], moves: [], all: [] } }: { builtAt: string; onDemand?: OnDemandFiles },
): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    define: {
      __BUILD_TIME__: JSON.stringify(builtAt),
      __ISLANDS__: JSON.stringify(onDemand.islands),
      __MOVES__: JSON.stringify(onDemand.moves[0]),
      __SCRIPTS_FAILED__: JSON.stringify(layoutWords.scriptsFailed),
    },
    build: {
      target: buildTarget,
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/${entry}`, import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const [chunk, ...others] = "output" in result ? result.output : [];
  if (chunk?.type !== "chunk" || others.length > 0)
    throw new Error(`prerender/bundle-script: src/${entry} became ${others.length + 1} files, not 1`);
  const modules = Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : []));
  refuseUnlisted(entry, modules, readShippedPackages());
  return chunk.code.trim();
}

export function scriptFile(name: string, source: string): ScriptFile {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { path: `assets/${name}-${hash}.js`, source };
}
