/**
 * Everything, nothing, or the listed files.
 * @typedef {"all" | "none" | string[]} Choice
 */

/** Files that browser tests do not depend on unless they import them. */
const apart = /^([^/]+\.md|LICENSE|Dockerfile|biome\.json|vitest\.config\.ts)$|^(\.ci|lint|docs|tests\/(unit|bench))\//;

/**
 * Modules that tests reach only through imports. Tests that read other files or start programs import `node:fs` or a
 * process module.
 */
const modules = /^(src|theme|data|common|prerender|server|tests)\/.*\.tsx?$/;

/** Tests that read files or start processes may depend on any file. */
const reachesFurther = /"node:(fs|child_process|worker_threads)\b/;

/**
 * Returns the tests that a change can affect, or everything if in doubt. The unit tests listed must run together with
 * every test that imports the changed files, which only vitest can find.
 *
 * @param {readonly string[]} changed paths from the project's folder, with `/`
 * @param {ReadonlyMap<string, string>} tests the text of every file below tests/
 * @returns {{ unit: Choice, browser: Choice }}
 */
export function affectedBy(changed, tests) {
  const files = [...tests.keys()];
  const reached = new Map(files.map((file) => [file, importsOf(file, tests)]));
  const unitTests = files.filter((file) => /^tests\/unit\/.*\.test\.tsx?$/.test(file));
  const specs = files.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));
  const touches = (/** @type {string} */ test) => changed.some((file) => reached.get(test)?.has(file));

  const isFar = (/** @type {string} */ test) =>
    [...(reached.get(test) ?? [])].some((file) => reachesFurther.test(tests.get(file) ?? ""));
  const isImported = (/** @type {string} */ file) => unitTests.some((test) => reached.get(test)?.has(file));
  // For example, the setup for every test.
  const isForAll = (/** @type {string} */ file) => file.startsWith("tests/unit/") && !isImported(file);
  const onlyModules = changed.every((file) => modules.test(file) && !isForAll(file));
  const unit = changed.length === 0 ? "none" : onlyModules ? unitTests.filter(isFar) : "all";

  const ofSpecs = changed.every((file) => apart.test(file) || /^tests\/e2e\/.*\.ts$/.test(file));
  const touched = specs.filter(touches);
  const browser = !ofSpecs ? "all" : touched.length > 0 ? touched : "none";
  return { unit, browser };
}

/**
 * Returns a test file and all test files that it imports.
 *
 * @param {string} file
 * @param {ReadonlyMap<string, string>} tests
 * @param {Set<string>} seen
 */
function importsOf(file, tests, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ""] of (tests.get(file) ?? "").matchAll(/(?:from |import |import\()"(\.[^"]+)"/g)) {
    const imported = new URL(path, `file:///${file}`).pathname.slice(1);
    if (imported.startsWith("tests/")) importsOf(imported, tests, seen);
  }
  return seen;
}
