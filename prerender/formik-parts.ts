import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import * as parts from "../src/forms/formik-parts.ts";

const file = fileURLToPath(new URL("../src/forms/formik-parts.ts", import.meta.url));
const prefix = "lodash-es/";

/** Replaces lodash in Formik with src/forms/formik-parts.ts, in the browser build only. */
export function formikParts(): Plugin {
  const importedBy = /\/node_modules\/formik\//;
  return {
    name: "formik-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer = "") {
      if (!id.startsWith(prefix) || !importedBy.test(importer)) return;
      const name = id.slice(prefix.length);
      if (!(name in parts))
        throw new Error(`Formik imports '${name}' from lodash; add it to src/forms/formik-parts.ts`);
      return `\0${id}`;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      return `export { ${id.slice(prefix.length + 1)} as default } from ${JSON.stringify(file)};`;
    },
  };
}
