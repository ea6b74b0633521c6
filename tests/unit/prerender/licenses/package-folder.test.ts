import { expect, test } from "vitest";
import { packageFolder } from "../../../../prerender/licenses/note-shipped-packages.ts";

test.each([
  ["/site/node_modules/react/cjs/react.production.js", "/site/node_modules/react"],
  ["/site/node_modules/@zag-js/menu/dist/index.mjs", "/site/node_modules/@zag-js/menu"],
  ["/site/node_modules/formik/node_modules/react-is/index.js", "/site/node_modules/formik/node_modules/react-is"],
  ["node_modules/@fontsource-variable/fraunces/files/a.woff2", "node_modules/@fontsource-variable/fraunces"],
  ["\0/site/node_modules/react/index.js?commonjs-module", "/site/node_modules/react"],
])("assigns %j to %j", (id, folder) => {
  expect(packageFolder(id)).toBe(folder);
});

test("assigns generated modules to the bundler", () => {
  expect(packageFolder("\0vite/preload-helper.js")).toBe("node_modules/vite");
});

test.each(["/site/src/root.tsx", "src/root.tsx", "\0virtual:react-router/with-props", "\0no-such-package/a.js"])(
  "assigns %j to no package",
  (id) => {
    expect(packageFolder(id)).toBeUndefined();
  },
);
