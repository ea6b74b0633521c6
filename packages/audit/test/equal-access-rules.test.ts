import { expect, test } from "vitest";
import { allCriteria, criteriaOf, weigh } from "../engines/equal-access.ts";

test("assigns each rule the criteria of the engine's rule set", () => {
  expect(criteriaOf("svg_graphics_labelled", "fail_acc_name")).toEqual(["1.1.1"]);
  expect(criteriaOf("script_focus_blur_review", "Potential_1")).toEqual(["2.1.1", "2.4.7", "3.2.1"]);
});

test("assigns a reason-specific criterion only to the matching reasons", () => {
  expect(criteriaOf("target_spacing_sufficient", "violation_spacing")).toEqual(["2.5.8"]);
  expect(criteriaOf("target_spacing_sufficient", "some_other_reason")).toEqual([]);
});

test("assigns no criteria to a rule from another rule set", () => {
  expect(criteriaOf("element_accesskey_unique", "fail")).toEqual([]);
});

test("rates violations as failures and potential violations as needing review, at the criterion's level", () => {
  expect(weigh("violation", ["1.1.1"])).toEqual({ conformance: "A", certainty: "fails" });
  expect(weigh("violation", ["1.4.3"])).toEqual({ conformance: "AA", certainty: "fails" });
  expect(weigh("potentialviolation", ["2.1.1", "2.4.7"])).toEqual({ conformance: "A", certainty: "needs review" });
  expect(weigh("manual", ["1.2.4"])).toEqual({ conformance: "AA", certainty: "needs review" });
});

test("rates a recommendation as best practice", () => {
  expect(weigh("recommendation", ["1.3.1"])).toEqual({ conformance: "best practice", certainty: "fails" });
});

test("covers criteria for which axe has no rules", () => {
  expect(allCriteria).toEqual(expect.arrayContaining(["1.3.3", "2.4.11", "2.5.3", "3.2.2", "3.3.1"]));
});
