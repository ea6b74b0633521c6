import { contrastRows } from "@kindred-ground/tokens/gate/contrast-rows.ts";
import type { LoaderFunctionArgs } from "react-router-dom";
import { expect, test } from "vitest";
import { loader } from "../../../../src/design/routes/design.tsx";
import { savedColors } from "../../../../src/design/saved-theme.ts";
import { modes } from "../../../../theme/conditions.ts";
import { contrastPairs, pairRules } from "../../../../theme/contrast-pairs.ts";
import { everyPair } from "../../../../theme/every-pair.ts";

const foundAt = (part?: string) => loader({ params: { part } } as unknown as LoaderFunctionArgs).found;

test("lists every checked color pair once, only on the contrast page", () => {
  const { pairs, purposes } = contrastRows([...contrastPairs, ...foundAt("contrast")], savedColors, pairRules);
  const rows = purposes.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  expect(pairs).toBe(everyPair.length * modes.length);
  expect(rows).toHaveLength(everyPair.length);
  expect([foundAt(), foundAt("colors")]).toEqual([[], []]);
});
