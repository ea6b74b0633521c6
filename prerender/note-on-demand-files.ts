import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin, Rollup } from "vite";

const entries = { islands: "src/islands/mount.tsx", moves: "src/motion/watch-page.ts" } as const;
const file = "build/on-demand.json";

/** URLs of files that the site script loads on demand, by entry. The first file of an entry imports the others. */
export type OnDemandFiles = Record<keyof typeof entries, string[]> & {
  /** All files that the site script loads on demand, and those that they import later. */
  all: string[];
};

/** Builds the code that the site script loads on demand, and records its files. */
export function noteOnDemandFiles(): Plugin {
  return {
    name: "note-on-demand-files",
    apply: "build",
    buildStart() {
      if (this.environment.name !== "client") return;
      for (const [name, id] of Object.entries(entries))
        this.emitFile({ type: "chunk", id, name, preserveSignature: "strict" });
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).filter((output): output is Rollup.OutputChunk => output.type === "chunk");
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const reach = (first: readonly string[], isLater: boolean) => {
        const files = new Set(first);
        for (const file of files) {
          const { imports = [], dynamicImports = [] } = named.get(file) ?? {};
          for (const imported of [...imports, ...(isLater ? dynamicImports : [])]) files.add(imported);
        }
        return [...files].map((name) => `/${name}`);
      };
      const firsts = Object.entries(entries).map(([name, entry]) => {
        const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry));
        if (!first) throw new Error(`note-on-demand-files: the build has no chunk for ${entry}`);
        return [name, first.fileName] as const;
      });
      const all = {
        ...Object.fromEntries(firsts.map(([name, first]) => [name, reach([first], false)])),
        all: reach(
          firsts.map(([, first]) => first),
          true,
        ),
      };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(all));
    },
  };
}

export function readOnDemandFiles(): OnDemandFiles {
  return JSON.parse(readFileSync(file, "utf8"));
}
