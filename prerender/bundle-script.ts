import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { buildTarget } from "../data/browsers.ts";
import { layoutWords } from "../data/layout.ts";

/** A script that pages load, below the root of the site. */
export interface ScriptFile {
  path: string;
  source: string;
}

/** Bundles a script of src/ that needs no React into one text, for a site built at `builtAt` (ISO). */
export async function bundleScript(entry: string, builtAt: string): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    define: {
      __BUILD_TIME__: JSON.stringify(builtAt),
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
  return chunk.code.trim();
}

/** A script as a file, which is named by its content. */
export function scriptFile(name: string, source: string): ScriptFile {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { path: `assets/${name}-${hash}.js`, source };
}
