import { describe, expect, test } from "vitest";
import { campaignLink } from "../../../src/analytics/campaign-link.ts";

const tags = { source: "quiz", medium: "email", campaign: "liberation_role" } as const;

describe("campaignLink(url, tags)", () => {
  test("adds the tags between path and anchor, beside what is asked for already", () => {
    expect(campaignLink("https://site.example/academy/pass-hub?lang=en#dates", tags)).toBe(
      "https://site.example/academy/pass-hub?lang=en&utm_source=quiz&utm_medium=email&utm_campaign=liberation_role#dates",
    );
  });

  test("replaces tags that stand there", () => {
    const { searchParams } = new URL(campaignLink("https://site.example/?utm_source=old&utm_source=older", tags));
    expect(searchParams.getAll("utm_source")).toEqual(["quiz"]);
  });

  test("throws for a path, which has no place in a mail", () => {
    expect(() => campaignLink("/academy", tags)).toThrow(TypeError);
  });
});
