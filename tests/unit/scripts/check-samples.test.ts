import { spawnSync } from "node:child_process";
import { describe, expect, it, test } from "vitest";
import type { Finding } from "../../../scripts/launch-findings.ts";
import { isReal } from "../../../scripts/real-origin.mjs";
import { refusal } from "../../../scripts/samples-refusal.ts";

test.each([
  ["https://www.kindredground.org", true],
  ["https://kindredground.org:8443", true],
  ["https://contest.org", true],
  ["http://203.0.113.7", true],
  ["https://kindredground.example", false],
  ["https://www.example.org", false],
  ["https://site.test", false],
  ["https://site.invalid", false],
  ["http://app.localhost:4173", false],
  ["http://127.0.0.1:4173", false],
  ["http://0.0.0.0:4173", false],
  ["http://192.168.1.20:4173", false],
  ["http://172.20.0.2", false],
  ["http://[::1]:4173", false],
  ["http://printer.local", false],
  ["http://laptop:4173", false],
  ["", false],
  [undefined, false],
])("the public can reach %s: %s", (origin, real) => {
  expect(isReal(origin)).toBe(real);
});

const origin = "https://www.kindredground.org";
const near: Finding = { kind: "soon", place: "data/events.ts: events[Supper]", value: "2026-12-01" };
const past: Finding = { kind: "passed", place: "data/milestones.ts: milestones[Winter]", value: "2026-01-01" };

function checkSamples(variables: Record<string, string>) {
  const { ORIGIN: _origin, SAMPLES: _samples, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/check-samples.ts"], {
    encoding: "utf8",
    env: { ...env, ...variables },
  });
  return { status, stdout, stderr };
}

describe("the refusal of a build", () => {
  it("counts each kind, shows three of each, and names both ways on", () => {
    const samples = ["a", "b", "c", "d"].map(
      (name): Finding => ({ kind: "sample", place: `data/${name}.ts`, value: "" }),
    );
    const confirm: Finding = { kind: "confirm", place: "data/terms.ts", value: "Which court." };
    expect(refusal(origin, [...samples, confirm])).toBe(`error: the site has samples, and the public can reach ${origin}

Facts to confirm (1)
  Which court.  data/terms.ts

Sample content (4)
  data/a.ts
  data/b.ts
  data/c.ts

Replace or confirm each: 'npm run check:launch' lists all.
To publish anyway, set SAMPLES=shown. Each page then says that it has samples, and search engines leave it out.`);
  });

  it("does not come from the dates of real content", () => {
    expect(refusal(origin, [near, past])).toBeUndefined();
  });
});

describe("a build with samples", () => {
  it("is quiet at a sample origin", () => {
    expect(checkSamples({})).toEqual({ status: 0, stdout: "", stderr: "" });
    expect(checkSamples({ ORIGIN: "https://site.example", SAMPLES: "shown" })).toMatchObject({ status: 0, stdout: "" });
  });

  it("is refused at a public origin", () => {
    const { status, stdout, stderr } = checkSamples({ ORIGIN: origin });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/\nFacts to confirm \(\d+\)\n.*\nSample addresses \(\d+\)\n.*\nSample content \(\d+\)\n/s);
  });

  it("is marked with SAMPLES=shown", () => {
    expect(checkSamples({ ORIGIN: origin, SAMPLES: "shown" })).toEqual({ status: 0, stdout: "shown\n", stderr: "" });
  });
});

test("the list names the last day of the founding offer, which moves each year", () => {
  const { stdout } = spawnSync(process.execPath, ["scripts/check-launch.ts"], { encoding: "utf8" });
  expect(stdout).toContain("  data/plans.ts: foundingMember\n");
});
