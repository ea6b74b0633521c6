import { expect, test } from "vitest";
import { isSuspect, pointsOf, signsOf } from "../../../../server/spam/score.ts";
import { type Sample, samples } from "./corpus.ts";

function signs(sample: Sample) {
  return signsOf({ ...sample, typed: sample.fields, copies: 0 });
}

/**
 * Returns the texts that are quarantined only by their words, with no data on speed, hidden field or copies.
 */
function setAside(name: Parameters<typeof samples>[0]): Sample[] {
  return samples(name).filter((sample) => isSuspect(signs(sample)));
}

test.each(["tuned", "held"] as const)("accepts ham and quarantines spam of the %s half", (half) => {
  const [ham, spam] = [samples(`ham-${half}`), samples(`spam-${half}`)];
  const [lost, caught] = [setAside(`ham-${half}`), setAside(`spam-${half}`)];
  const most = Math.max(...ham.map((sample) => pointsOf(signs(sample))));
  console.log(
    `${half}: ${lost.length} of ${ham.length} people set aside (the worst has ${most} points), ` +
      `${caught.length} of ${spam.length} spam`,
  );
  expect(ham).toHaveLength(100);
  expect(spam).toHaveLength(100);
  expect(lost.map(({ text }) => text).slice(1)).toEqual([]);
  expect(caught.length).toBeGreaterThanOrEqual(90);
});

test("has no duplicate texts within or across halves", () => {
  const all = (["ham-tuned", "ham-held", "spam-tuned", "spam-held"] as const).flatMap(samples);
  expect(new Set(all.map(({ text }) => text)).size).toBe(400);
});
