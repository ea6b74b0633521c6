// @vitest-environment node
import { existsSync, globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** The packages and folders that the project promises. */
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
const chakraComponents = ["checkbox", "menu", "progress", "select", "toast"];
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

const own = ["*.ts", "{a11y,common,data,prerender,scripts,server,src,tests,theme}/**/*.{ts,tsx,mjs}"];

const importsOf = (files: readonly string[]) =>
  new Set(
    files.flatMap((file) =>
      ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles.map(({ fileName }) => fileName),
    ),
  );

const imported = importsOf(globSync(own, { exclude: ["**/node_modules/**"] }));

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
  expect(importsOf(globSync("src/**/*.{ts,tsx}"))).toContain(`@chakra-ui/react/${name}`);
});
