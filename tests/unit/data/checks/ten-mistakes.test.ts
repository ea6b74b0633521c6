import { expect, test } from "vitest";
import { type Collection, collections } from "./slips.ts";

const slips = Object.entries(collections).flatMap(([what, { slips }]) =>
  slips.map(([change, field]) => ({ what, change, field })),
);

test.each(Object.entries(collections))("%s: tries at least ten mistakes on a valid entry", (_, tried) => {
  expect(tried.slips.length).toBeGreaterThanOrEqual(10);
  expect(tried.check(tried.entry as never)).toEqual([]);
});

test.each(slips)(
  "$what: reports one error for $change with file, entry, $field, and fix",
  ({ what, change, field }) => {
    const { file, entry, name, check } = collections[what] as Collection;
    const said = check({ ...entry, ...change } as never);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`${file}, '${name}`);
    expect(said[0]).toContain(`, ${field}: `);
    expect(said[0]).toMatch(/; \w+ \S+/);
  },
);

test.each(Object.keys(collections))("%s: rejects an unknown field and lists the known ones", (what) => {
  const { file, entry, name, check } = collections[what] as Collection;
  expect(check({ ...entry, titel: "Soup" } as never).join()).toContain(`${file}, '${name}`);
  expect(check({ ...entry, titel: "Soup" } as never).join()).toContain("'titel' is not a field we know; write one of ");
});
