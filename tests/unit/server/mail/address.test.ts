import { describe, expect, test } from "vitest";
import { type DomainCheckOptions, domainCheck, readMailbox, spelled } from "../../../../server/mail/address.ts";

test.each([
  ["noor@example.org", "noor@example.org"],
  ["o'hara+news@mail.example.org", "o'hara+news@mail.example.org"],
  ["用户@例え.jp", "用户@xn--r8jz45g.jp"],
  ["χρήστης@παράδειγμα.ελ", "χρήστης@xn--hxajbheg2az3al.xn--qxam"],
  ["mara@bücher.example", "mara@xn--bcher-kva.example"],
  ["अजय@डाटा.भारत", "अजय@xn--c2bd1gb.xn--h2brj9c"],
  ["root@localhost", "root@localhost"],
])("parses %s as one mailbox", (text, address) => {
  const mailbox = readMailbox(text);
  expect(mailbox && spelled(mailbox)).toBe(address);
});

describe("rejects any other text", () => {
  test.each([
    "",
    "noor",
    "@example.org",
    "noor@",
    "a@example.org,b@example.org",
    "a@example.org, b@example.org",
    "a@example.org;b@example.org",
    "a@b@example.org",
    "everyone: a@example.org, b@example.org;",
    "Noor <noor@example.org>",
    "<noor@example.org>",
    '"a b"@example.org',
    "noor(comment)@example.org",
    "noor@example.org\r\nBcc: all@example.org",
    "noor\n@example.org",
    "noor\u0000@example.org",
    "noor\u202e@example.org",
    "noor\u2028@example.org",
    "no or@example.org",
    " noor@example.org",
    "=?utf-8?q?noor?=@example.org",
    "noor@[127.0.0.1]",
    "noor@127.0.0.1",
    "noor@0x7f.1",
    "noor@-example.org",
    "noor@example..org",
    "noor@exa_mple.org",
    "noor@ex%61mple.org",
    `${"n".repeat(65)}@example.org`,
    `noor@${"n".repeat(64)}.org`,
    `noor@${"nnn.".repeat(64)}org`,
  ])("%j", (text) => {
    expect(readMailbox(text)).toBeUndefined();
  });
});

const minute = 60_000;
const mx = (exchange: string) => [{ exchange, priority: 0 }];
const failure = (code: string) => Object.assign(new Error(code), { code });

function checked(
  answer: (domain: string) => Promise<ReturnType<typeof mx>>,
  options: Partial<DomainCheckOptions> = {},
) {
  const clock = { now: 0 };
  const asked: string[] = [];
  const resolveMx = (domain: string) => {
    asked.push(domain);
    return answer(domain);
  };
  return { clock, asked, check: domainCheck({ resolveMx, now: () => clock.now, ...options }) };
}

test.each([
  ["has a mail server", async () => mx("mail.example"), true],
  ["rejects all mail (RFC 7505)", async () => mx(""), false],
  ["rejects all mail with a dot", async () => mx("."), false],
  ["has several servers", async () => [...mx("a.example"), ...mx("b.example")], true],
  ["has no MX record", () => Promise.reject(failure("ENODATA")), true],
  ["does not exist", () => Promise.reject(failure("ENOTFOUND")), false],
  ["can’t be resolved: server failure", () => Promise.reject(failure("ESERVFAIL")), true],
  ["can’t be resolved: query refused", () => Promise.reject(failure("EREFUSED")), true],
  ["can’t be resolved: no network", () => Promise.reject(failure("ECONNREFUSED")), true],
  ["can’t be resolved: timeout", () => Promise.reject(failure("ETIMEOUT")), true],
  ["can’t be resolved: invalid name", () => Promise.reject(failure("EBADNAME")), true],
] as const)("a domain that %s: %s", async (_, answer, isTaken) => {
  expect(await checked(answer as () => Promise<ReturnType<typeof mx>>).check("site.example")).toBe(isTaken);
});

test("limits the wait and uses a late response for the next check", async () => {
  let answer = (_: ReturnType<typeof mx>) => {};
  const { check, asked } = checked(() => new Promise((resolve) => (answer = resolve)), { timeout: 5 });
  expect(await check("slow.example")).toBe(true);
  answer(mx(""));
  await expect.poll(() => check("slow.example")).toBe(false);
  expect(asked).toEqual(["slow.example"]);
});

test("shares one query among waiting checks and caches acceptance longer than rejection", async () => {
  const { check, asked, clock } = checked(async (domain) => mx(domain === "none.example" ? "" : "mail.example"));
  await Promise.all(["good.example", "good.example", "none.example"].map(check));
  expect(asked).toEqual(["good.example", "none.example"]);
  clock.now = 6 * minute;
  expect([await check("good.example"), await check("none.example")]).toEqual([true, false]);
  expect(asked).toEqual(["good.example", "none.example", "none.example"]);
  clock.now = 61 * minute;
  await check("good.example");
  expect(asked).toHaveLength(4);
});

test("limits its memory by forgetting the oldest domain", async () => {
  const { check, asked } = checked(async () => mx("mail.example"), { size: 2 });
  for (const domain of ["a.example", "b.example", "c.example", "c.example", "a.example"]) await check(domain);
  expect(asked).toEqual(["a.example", "b.example", "c.example", "a.example"]);
});

test("limits parallel queries and accepts further domains unchecked", async () => {
  const { check, asked } = checked(() => new Promise(() => {}), { parallel: 2, timeout: 5 });
  const all = await Promise.all(["a.example", "b.example", "c.example"].map(check));
  expect(all).toEqual([true, true, true]);
  expect(asked).toEqual(["a.example", "b.example"]);
});
