import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pillars } from "../../../data/quiz/pillars.ts";
import { questions } from "../../../data/quiz/questions.ts";
import { type RoleKey, roleByKey, roles } from "../../../data/quiz/roles.ts";
import { isComplete, nextRoles, recommend, score } from "../../../src/quiz/score.ts";
import { answersFrom } from "./answers.ts";

const bank = { questions, roles, pillars };

/** Returns the counts above 0 by name: "builder 2, guide 1". */
const counted = (counts: Record<string, number>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .sort()
    .join(", ");

const alwaysFirst = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const alwaysLast = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3];
const downward = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2];
const upward = [3, 2, 1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3, 2, 1];
const twoLead = [3, 1, 0, 2, 0, 3, 2, 1, 0, 0, 0, 2, 0, 3, 3];
const threeLead = [3, 1, 2, 0, 1, 0, 2, 1, 2, 0, 0, 1, 3, 2, 3];

// Expectations are computed by hand from the bank's options. A comment in each row lists the role that each question
// adds to. The pillar counts come from the same options.
describe("score(answers, bank)", () => {
  test.each([
    {
      title: "first options: shares the lead among five roles and fills in a missing pillar",
      // 1 disruptor, 2 builder, 3 weaver, 4 guide, 5 weaver, 6 builder, 7 experimenter, 8 experimenter, 9 healer,
      // 10 guide, 11 caregiver, 12 visionary, 13 storyteller, 14 frontline_responder, 15 healer
      choices: alwaysFirst,
      roleCounts:
        "builder 2, caregiver 1, disruptor 1, experimenter 2, frontline_responder 1, guide 2, healer 2, " +
        "storyteller 1, visionary 1, weaver 2",
      pillarCounts:
        "defensiveness 3, either_or 1, fear_open_conflict 2, im_the_only_one 1, individualism 3, " +
        "objectivity 1, only_one_right_way 3, paternalism 2, perfectionism 2, progress_bigger_more 2, " +
        "quantity_over_quality 5, right_to_comfort 2, worship_written_word 3",
      leading: ["builder", "experimenter", "guide", "healer", "weaver"],
      // The builder's own pillars are quantity_over_quality with 5 points and power_hoarding with 0. Four others have
      // 3.
      topPillars: ["quantity_over_quality", "only_one_right_way"],
    },
    {
      title: "last options: fills in the first of two equal pillars",
      // 1 caregiver, 2 experimenter, 3 visionary, 4 frontline_responder, 5 experimenter, 6 weaver, 7 healer, 8 guide,
      // 9 disruptor, 10 storyteller, 11 disruptor, 12 storyteller, 13 builder, 14 visionary, 15 caregiver
      choices: alwaysLast,
      roleCounts:
        "builder 1, caregiver 2, disruptor 2, experimenter 2, frontline_responder 1, guide 1, healer 1, " +
        "storyteller 2, visionary 2, weaver 1",
      pillarCounts:
        "defensiveness 1, either_or 2, fear_open_conflict 1, im_the_only_one 4, objectivity 4, " +
        "only_one_right_way 1, paternalism 5, perfectionism 1, power_hoarding 3, progress_bigger_more 2, " +
        "quantity_over_quality 1, right_to_comfort 3, worship_written_word 2",
      leading: ["caregiver", "disruptor", "experimenter", "storyteller", "visionary"],
      // The caregiver's own pillars are paternalism with 5 points and sense_of_urgency with 0. objectivity and
      // im_the_only_one have 4.
      topPillars: ["paternalism", "objectivity"],
    },
    {
      title: "ascending options: has one leading role whose pillars precede higher ones",
      // 1 disruptor, 2 caregiver, 3 frontline_responder, 4 frontline_responder, 5 weaver, 6 guide, 7 builder, 8 guide,
      // 9 healer, 10 visionary, 11 weaver, 12 storyteller, 13 storyteller, 14 caregiver, 15 frontline_responder
      choices: downward,
      roleCounts:
        "builder 1, caregiver 2, disruptor 1, frontline_responder 3, guide 2, healer 1, storyteller 2, " +
        "visionary 1, weaver 2",
      pillarCounts:
        "defensiveness 2, either_or 2, fear_open_conflict 2, im_the_only_one 3, individualism 3, " +
        "objectivity 3, only_one_right_way 1, paternalism 1, perfectionism 1, power_hoarding 2, " +
        "progress_bigger_more 2, quantity_over_quality 2, right_to_comfort 1, sense_of_urgency 4, " +
        "worship_written_word 1",
      leading: ["frontline_responder"],
      // The leading role's own pillars are right_to_comfort with 1 point and im_the_only_one with 3.
      topPillars: ["im_the_only_one", "right_to_comfort"],
    },
    {
      title: "descending options: shares the lead among six roles and uses their pillars",
      // 1 caregiver, 2 visionary, 3 disruptor, 4 guide, 5 experimenter, 6 caregiver, 7 frontline_responder,
      // 8 experimenter, 9 disruptor, 10 healer, 11 healer, 12 visionary, 13 builder, 14 guide, 15 storyteller
      choices: upward,
      roleCounts:
        "builder 1, caregiver 2, disruptor 2, experimenter 2, frontline_responder 1, guide 2, healer 2, " +
        "storyteller 1, visionary 2",
      pillarCounts:
        "defensiveness 3, either_or 2, fear_open_conflict 1, im_the_only_one 2, individualism 1, " +
        "only_one_right_way 1, paternalism 3, perfectionism 4, power_hoarding 2, progress_bigger_more 2, " +
        "quantity_over_quality 1, right_to_comfort 2, sense_of_urgency 2, worship_written_word 4",
      leading: ["caregiver", "disruptor", "experimenter", "guide", "healer", "visionary"],
      // The caregiver's own pillars are paternalism with 3 points and sense_of_urgency with 2.
      topPillars: ["paternalism", "sense_of_urgency"],
    },
  ])("$title", ({ choices, roleCounts, pillarCounts, leading, topPillars }) => {
    const result = score(answersFrom(choices), bank);
    expect(counted(result.roleCounts)).toBe(roleCounts);
    expect(counted(result.pillarCounts)).toBe(pillarCounts);
    expect(result).toMatchObject({ primary: leading[0], leading, topPillars });
    // With one leading role, there is no second one.
    expect(result.secondary).toBe(leading[1]);
  });

  test("names two leading roles as primary and secondary by key", () => {
    // caregiver in 1, 2, 11, 15; weaver in 3, 5, 6, 8; seven others once each
    const result = score(answersFrom(twoLead), bank);
    expect(result).toMatchObject({ primary: "caregiver", secondary: "weaver", leading: ["caregiver", "weaver"] });
    expect(result.roleCounts).toMatchObject({ caregiver: 4, weaver: 4 });
    expect(result.topPillars).toEqual(["paternalism", "sense_of_urgency"]);
  });

  test("names the first two of three leading roles by key", () => {
    // builder in 6, 7, 12, 13; caregiver in 1, 2, 11, 15; guide in 4, 9, 10, 14; three others once each
    const result = score(answersFrom(threeLead), bank);
    expect(result).toMatchObject({
      primary: "builder",
      secondary: "caregiver",
      leading: ["builder", "caregiver", "guide"],
    });
    expect(result.roleCounts).toMatchObject({ builder: 4, caregiver: 4, guide: 4 });
    // power_hoarding in 7 and 13; quantity_over_quality in 6, 11 and 12
    expect(result.topPillars).toEqual(["quantity_over_quality", "power_hoarding"]);
  });

  test.each(roles)("gives $key alone the lead with 6 points when it is always chosen", ({ key, dismantles }) => {
    const choices = questions.map(({ options }) =>
      Math.max(
        0,
        options.findIndex(({ role }) => role === key),
      ),
    );
    const result = score(answersFrom(choices), bank);
    expect(result.roleCounts[key]).toBe(6);
    expect(result.leading).toEqual([key]);
    expect([...result.topPillars].sort()).toEqual([...dismantles].sort());
  });

  test("names an unanswered question", () => {
    const { q7, ...rest } = answersFrom(alwaysFirst);
    expect(q7).toBe(0);
    expect(() => score(rest, bank)).toThrow("question 'q7' has no valid answer");
  });

  test.each([4, -1, 0.5, Number.NaN])("rejects %d as an option", (index) => {
    expect(() => score({ ...answersFrom(alwaysFirst), q3: index }, bank)).toThrow("'q3'");
  });

  test("rejects a bank without questions", () => {
    expect(() => score({}, { ...bank, questions: [] })).toThrow("no questions");
  });
});

describe("isComplete(answers, questions)", () => {
  test("returns true only if each question has a valid option", () => {
    expect(isComplete(answersFrom(alwaysLast), questions)).toBe(true);
    expect(isComplete({}, questions)).toBe(false);
    expect(isComplete({ ...answersFrom(alwaysLast), q15: undefined }, questions)).toBe(false);
    expect(isComplete({ ...answersFrom(alwaysLast), q1: 4 }, questions)).toBe(false);
  });
});

describe("recommend(result, roles, limit)", () => {
  const some = [
    { key: "guide", recommendedPrograms: ["pass-hub", "decolonization-101"] },
    { key: "healer", recommendedPrograms: ["decolonization-101", "cinema-and-conjure", "equity-in-housing"] },
  ] as const;

  test("starts with programs of both roles, then alternates those of the primary and the secondary role", () => {
    expect(recommend({ primary: "guide", secondary: "healer" }, some)).toEqual([
      "decolonization-101",
      "pass-hub",
      "cinema-and-conjure",
      "equity-in-housing",
    ]);
    expect(recommend({ primary: "healer", secondary: "guide" }, some).slice(0, 2)).toEqual([
      "decolonization-101",
      "cinema-and-conjure",
    ]);
  });

  test.each([3, 4])("starts with every program of both tied roles and serves each role in the first %i", (limit) => {
    const programsOf = (key: RoleKey): readonly string[] => roleByKey(key).recommendedPrograms;
    for (const { key: primary } of roles) {
      for (const { key: secondary } of roles.filter(({ key }) => key > primary)) {
        const recommended: string[] = recommend({ primary, secondary }, roles, limit);
        const shared = programsOf(primary).filter((slug) => programsOf(secondary).includes(slug));
        expect(recommended.slice(0, shared.length)).toEqual(shared.slice(0, limit));
        for (const key of [primary, secondary])
          expect(recommended.some((slug) => programsOf(key).includes(slug))).toBe(true);
      }
    }
  });

  test("accepts a role without a secondary one, as in a shared link", () => {
    expect(recommend({ primary: "guide" }, some)).toEqual(["pass-hub", "decolonization-101"]);
  });

  test("limits the list to four programs by default", () => {
    const many = [
      {
        key: "weaver",
        recommendedPrograms: [...some[0].recommendedPrograms, ...some[1].recommendedPrograms, "accounts-and-ledgers"],
      },
    ] as const;
    expect(recommend({ primary: "weaver" }, many)).toHaveLength(4);
    expect(recommend({ primary: "weaver" }, many, 3)).toHaveLength(3);
  });
});

describe("nextRoles(result)", () => {
  test.each([
    ["a lead of 4", twoLead],
    ["a lead of 3", downward],
    ["five leaders with 2 answers each", alwaysFirst],
  ])("returns all roles with the second highest count after %s", (_, choices) => {
    const result = score(answersFrom(choices), bank);
    const { keys, count } = nextRoles(result);
    const others = Object.entries(result.roleCounts).filter(([key]) => !result.leading.some((one) => one === key));
    expect(count).toBe(Math.max(...others.map(([, answers]) => answers)));
    expect(keys).toEqual(others.flatMap(([key, answers]) => (answers === count ? key : [])).sort());
  });

  test("returns none if all answers went to the leading roles", () => {
    const roleCounts = { ...score(answersFrom(alwaysFirst), bank).roleCounts };
    for (const { key } of roles) roleCounts[key] = 0;
    roleCounts.weaver = 15;
    expect(nextRoles({ leading: ["weaver"], roleCounts })).toEqual({ keys: [], count: 0 });
  });
});

describe("for any answers", () => {
  const anyChoices = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 15, maxLength: 15 });
  const seed = 20261121;
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);

  test("awards each point once and agrees with its own counts", () => {
    const recommendable = new Set<string>(roles.flatMap(({ recommendedPrograms }) => recommendedPrograms));
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const result = score(answersFrom(choices), bank);
        const { primary, secondary, leading, roleCounts, pillarCounts, topPillars } = result;
        expect(sum(roleCounts)).toBe(15);
        expect(sum(pillarCounts)).toBe(30);

        const highest = Math.max(...Object.values(roleCounts));
        expect(Object.values(roleCounts).filter((count) => count === highest)).toHaveLength(leading.length);
        expect(leading.every((key) => roleCounts[key] === highest)).toBe(true);
        expect(leading).toEqual([...leading].sort());
        expect([primary, secondary]).toEqual([leading[0], leading[1]]);

        expect(new Set(topPillars).size).toBe(2);
        expect(topPillars.every((key) => pillarCounts[key] > 0)).toBe(true);
        const recommended = recommend(result, roles);
        expect(recommended.length).toBeLessThanOrEqual(4);
        expect(new Set(recommended).size).toBe(recommended.length);
        expect(recommended.every((slug) => recommendable.has(slug))).toBe(true);
      }),
      { seed, numRuns: 300 },
    );
  });

  test("is independent of the order of questions, roles, and answers", () => {
    const shuffled = <Item>(items: readonly Item[]) =>
      fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });
    fc.assert(
      fc.property(anyChoices, shuffled(questions), shuffled(roles), (choices, otherQuestions, otherRoles) => {
        const answers = answersFrom(choices);
        const reversed = Object.fromEntries(Object.entries(answers).reverse());
        const other = score(reversed, { questions: otherQuestions, roles: otherRoles, pillars });
        expect(other).toEqual(score(answers, bank));
      }),
      { seed, numRuns: 100 },
    );
  });
});
