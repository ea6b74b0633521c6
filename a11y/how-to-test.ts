import type { HowToTest } from "@kindred-ground/audit/core/audit.ts";
import type { CriterionToMeet } from "@kindred-ground/audit/core/criteria.ts";
import { operable } from "./how-to-test/operable.ts";
import { perceivable } from "./how-to-test/perceivable.ts";
import { robust } from "./how-to-test/robust.ts";
import { understandable } from "./how-to-test/understandable.ts";

/** Steps to check each criterion by hand. `packages/audit/core/reach.ts` lists what only a person can find. */
export const howToTest: Readonly<Record<CriterionToMeet, HowToTest>> = {
  ...perceivable,
  ...operable,
  ...understandable,
  ...robust,
};
