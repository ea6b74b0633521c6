import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";
import { system } from "../../../theme/index.ts";
import { recipes, slotRecipes } from "../../../theme/recipes.ts";

const read = (path: string) => readFileSync(path, "utf8");
// Excludes the guides of components, because they quote imports.
const site = globSync("src/**/*.{ts,tsx}", { exclude: ["src/design/words/**"] })
  .map(read)
  .join("\n");

const imported = [...site.matchAll(/import \{([^}]*)\} from "@chakra-ui\/react"/g)]
  .flatMap(([, names = ""]) => names.split(","))
  .map((name) =>
    name
      .trim()
      .replace(/(?!^)[A-Z]/g, "-$&")
      .toLowerCase(),
  );
/** Code of the imported Chakra components. Chakra has a folder for each: SkipNavLink is in skip-nav. */
const chakra = globSync("node_modules/@chakra-ui/react/dist/esm/components/*/*.js")
  .filter((file) => imported.some((name) => `${name}-`.startsWith(`${basename(dirname(file))}-`)))
  .map(read)
  .join("\n");

it.each(Object.keys({ ...recipes, ...slotRecipes }))("uses %s in a component of the site", (key) => {
  expect(`${site}\n${chakra}`).toContain(`key: "${key}"`);
});

it.each(globSync("theme/recipes/*.ts").map((path) => basename(path)))(
  "imports %s in recipes.ts, another recipe, or a component",
  (file) => {
    const others = ["theme/recipes.ts", ...globSync("theme/recipes/*.ts")].map(read);
    expect([...others, site].filter((text) => text.includes(`/${file}"`))).not.toEqual([]);
  },
);

it("contains only the site's recipes because Chakra's own would add 30 KB", () => {
  expect(Object.keys(system._config.theme?.recipes ?? {})).toEqual(Object.keys(recipes));
  expect(Object.keys(system._config.theme?.slotRecipes ?? {})).toEqual(Object.keys(slotRecipes));
});
