import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

interface Entry {
  integrity?: string;
  resolved?: string;
  /** True for a package of this repository. */
  link?: true;
  optionalDependencies?: Record<string, string>;
}

/** Returns the paths that npm checks for a dependency of the package at `place`, nearest first. */
function candidates(place: string, dependency: string): string[] {
  const parents = place.split("/node_modules/").map((_, depth, parts) => parts.slice(0, parts.length - depth));
  return [...parents.map((parts) => `${parts.join("/node_modules/")}/`), ""].map(
    (parent) => `${parent.replace(/^\/$/, "")}node_modules/${dependency}`,
  );
}

const lockfiles = ["package-lock.json", "tests/bench/lighthouse/package-lock.json", "tests/devices/package-lock.json"];

describe.each(lockfiles)("%s", (file) => {
  const packages: Record<string, Entry> = JSON.parse(readFileSync(file, "utf8")).packages;

  test("includes all optional packages for every platform", () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((dependency) => !candidates(place, dependency).some((candidate) => candidate in packages))
        .map((dependency) => `${place || "package.json"} → ${dependency}`),
    );
    expect(missing).toEqual([]);
  });

  test("verifies each package by its integrity and names no registry", () => {
    const foreign = Object.entries(packages).filter(([place, { link }]) => place.includes("node_modules/") && !link);
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.filter(([, { integrity }]) => !integrity)).toEqual([]);
    expect(foreign.filter(([, { resolved }]) => resolved)).toEqual([]);
  });
});
