import { expect, test, vi } from "vitest";
import { senderMinutes } from "../../../../data/forms/retention.ts";
import { serve } from "../serve.ts";

const { periods } = vi.hoisted(() => ({ periods: new Set<number>() }));

vi.mock("../../../../server/intake/rate-limit.ts", async (original) => {
  const actual = await original<typeof import("../../../../server/intake/rate-limit.ts")>();
  return {
    rateLimit(options: Parameters<typeof actual.rateLimit>[0]) {
      periods.add(options.period / 60_000);
      return actual.rateLimit(options);
    },
  };
});

test("remembers no sender for longer than the privacy page says", async () => {
  await serve();
  expect(Math.max(...periods)).toBe(senderMinutes);
});
