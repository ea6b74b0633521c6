import { existsSync, globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** Packages that the project promises to use. */
const packages = [
  "react",
  "react-dom",
  "@chakra-ui/react",
  "@emotion/react",
  "react-router-dom",
  "vite",
  "formik",
  "yup",
  "d3-shape",
  "framer-motion",
  "vitest",
  "@testing-library/react",
  "axe-core",
  "@axe-core/playwright",
];
/** Chakra components that the project promises to use. */
const chakraComponents = ["Checkbox", "Menu", "Progress", "Select", "Toaster"];
const entries = [
  "package.json",
  "vite.config.ts",
  "tsconfig.json",
  "src",
  "theme",
  "data",
  "tests",
  "a11y",
  "README.md",
];

const own = ["*.ts", "{a11y,common,data,packages,prerender,scripts,server,src,tests,theme}/**/*.{ts,tsx,mjs}"];

const imported = new Set(
  globSync(own, { exclude: ["**/node_modules/**"] }).flatMap((file) =>
    ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles.map(({ fileName }) => fileName),
  ),
);

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));

describe.each(packages)("%s", (name) => {
  it("is a dependency", () => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  });

  it("is imported", () => {
    expect([...imported].filter((module) => module === name || module.startsWith(`${name}/`))).not.toEqual([]);
  });
});

it.each(entries)("has %s at the project root", (entry) => {
  expect(existsSync(entry)).toBe(true);
});

it.each(chakraComponents)("uses %s of Chakra", (name) => {
  const names = globSync("src/**/*.{ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/import \{([^}]*)\} from "@chakra-ui\/react"/g)].flatMap((found) =>
      found[1]?.split(/[\s,]+/),
    ),
  );
  expect(names).toContain(name);
});
