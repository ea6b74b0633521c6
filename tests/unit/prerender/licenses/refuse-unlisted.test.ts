import { expect, test } from "vitest";
import { readPackage, refuseUnlisted } from "../../../../prerender/licenses/note-shipped-packages.ts";

const modules = ["/site/src/clock.ts", "node_modules/yup/index.esm.js"];

test("accepts a script whose packages are listed", () => {
  expect(() => refuseUnlisted("site-script.ts", modules, [readPackage("node_modules/yup", "code")])).not.toThrow();
});

test("names the script and the package that /licenses lacks", () => {
  expect(() => refuseUnlisted("site-script.ts", modules, [])).toThrow(
    "licenses: src/site-script.ts has code of 'yup', which /licenses lacks; use it in an island instead",
  );
});
