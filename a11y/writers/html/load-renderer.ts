import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

/**
 * Loads the renderer with Vite's runner. Node does not support JSX or font imports, and the runner needs no build
 * output.
 */
export async function loadRenderer(): Promise<{ renderReport: Renderer; fonts: string[] }> {
  const fonts = new Set<string>();
  const { module } = await runnerImport<{ renderReport: Renderer }>(
    fileURLToPath(new URL("render.tsx", import.meta.url)),
    { configFile: false, logLevel: "error", plugins: [fontsBesideThePage(fonts)] },
  );
  return { renderReport: module.renderReport, fonts: [...fonts] };
}

type Renderer = typeof import("./render.tsx")["renderReport"];

/** Resolves the theme's font imports to `fonts/` and records the font files. */
function fontsBesideThePage(fonts: Set<string>): Plugin {
  return {
    name: "fonts-beside-the-page",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(".woff2?url")) return;
      const found = await this.resolve(source.replace("?url", ""), importer, { skipSelf: true });
      if (!found) throw new Error(`theme/fonts.ts: no package has ${source}; install what package.json names`);
      return `${found.id}?beside`;
    },
    load(id) {
      if (!id.endsWith("?beside")) return;
      const file = id.replace("?beside", "");
      fonts.add(file);
      return `export default ${JSON.stringify(`fonts/${basename(file)}`)};`;
    },
  };
}
