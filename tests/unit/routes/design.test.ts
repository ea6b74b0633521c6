import type { LoaderFunctionArgs } from "react-router-dom";
import { expect, test } from "vitest";
import { contrastRows } from "../../../src/design/contrast-rows.ts";
import { savedColors } from "../../../src/design/saved-theme.ts";
import { loader } from "../../../src/routes/design.tsx";
import { modes } from "../../../theme/conditions.ts";
import { contrastPairs } from "../../../theme/contrast-pairs.ts";
import { everyPair } from "../../../theme/gate/pairs.ts";

const foundAt = (part?: string) => loader({ params: { part } } as unknown as LoaderFunctionArgs).found;

test("the contrast matrix has every pair that the gate checks, each once, and no other page has them", () => {
  const { pairs, purposes } = contrastRows([...contrastPairs, ...foundAt("contrast")], savedColors);
  const rows = purposes.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  expect(pairs).toBe(everyPair.length * modes.length);
  expect(rows).toHaveLength(everyPair.length);
  expect([foundAt(), foundAt("colors")]).toEqual([[], []]);
});
