import { expect, test } from "vitest";
import { collections } from "../../../../data/checks/collections.ts";
import { type Collection, mistakesIn } from "../../../../data/checks/mistakes.ts";
import { gatherings } from "../../../../data/homestead.ts";
import { usd } from "../../../../data/money.ts";
import { questions } from "../../../../data/quiz/questions.ts";
import { sampleLastAudit as audit } from "../sample-last-audit.ts";

const all: Record<string, Collection> = { ...collections, lastAudits: { ...collections.lastAudits, entries: [audit] } };

/** A wrong value, and the end of its message, from the name of the field on. */
type Mistake = readonly [change: object, message: string];

const long = "A sentence that goes on and on. ".repeat(6);
const html = "<b>Bold</b>";

const optionWith = (change: object) => ({ options: [{ ...questions[0].options[0], ...change }] });

const mistakes: Partial<Record<keyof typeof collections, readonly Mistake[]>> = {
  programs: [
    [{ partner: "nobody" }, "partner: 'nobody' is not one of the list"],
    [{ category: "Meal" }, "category: 'Meal' is not one of the list; write one of Series, Collab"],
    [{ url: "/academy/soup" }, "url: '/academy/soup' does not end in the slug"],
    [{ title: long }, "is longer than 70 characters"],
    [{ summary: "Short." }, "summary: 'Short.' is shorter than"],
    [{ free: "free" }, "free: 'free' is "],
    [{ rationale: "" }, "rationale: '' is not text"],
    [{ recommendable: "yes" }, "is neither true nor false; write true if the quiz may recommend it, otherwise false"],
  ],
  pods: [
    [{ adults: ["jonah-p"] }, 'adults: ["jonah-p"] has fewer than two adults; name two people of data/people.ts'],
    [{ adults: ["jonah-p", "jonah-p"] }, "names an adult twice; name two different people"],
    [{ adults: ["jonah-p", "june-t"] }, "adults[1]: 'june-t' is not one of the list"],
    [{ room: "attic" }, "room: 'attic' is not one of the list; write one of block-room, swing-room"],
  ],
  schoolRules: [
    [{ confirmedOn: "2026-02-31" }, "confirmedOn: '2026-02-31' is not a valid date"],
    [{ confirmedOn: undefined }, "confirmedOn: nothing is a day without a person, or the reverse; write both"],
    [{ confirmedBy: "june-t" }, "confirmedBy: 'june-t' is not one of the list"],
  ],
  partners: [
    [{ link: "http://partner.test/" }, "link: 'http://partner.test/' is not an address"],
    [{ link: "https://partner" }, "link: 'https://partner' names a host that cannot exist"],
    [{ linkLabel: "Go" }, "linkLabel: 'Go' is not one of the list; write one of Visit, Read More, Learn More"],
  ],
  giftUses: [[{ amount: usd(0) }, "amount: usd(0) is nothing to show"]],
  giftMonths: [[{ paid: "Rent and rides and bread for all" }, "is too long; use at most 5 words, without names"]],
  pages: [
    [{ path: "soup" }, "path: 'soup' is not a path of this site; begin with '/'"],
    [{ path: "/soup/" }, "path: '/soup/' is not a path of this site"],
    [{ path: "/Soup" }, "path: '/Soup' is not a path of this site"],
    [{ route: "soup.tsx" }, "route: 'soup.tsx' is not allowed"],
    [{ nav: "" }, "nav: '' is not text"],
    [{ footer: "kitchen" }, "footer: 'kitchen' is not one of the list; write one of branches, take part"],
    [{ branch: "shop" }, "branch: 'shop' is not one of the list; write one of academy, erins-place, homestead"],
  ],
  unlistedPages: [
    [{ title: long }, "is longer than 70 characters; shorten it"],
    [{ description: long }, "is longer than 155 characters; shorten it"],
    [{ description: "Short." }, "description: 'Short.' is shorter than 41"],
  ],
  recentEvents: [
    ...["2026-02-31", "2026-13-45", "Oct 24", "2026-1-5"].map(
      (date): Mistake => [{ date }, `date: '${date}' is not a valid date; write year-month-day, like 2026-01-31`],
    ),
    [{ partner: "nobody" }, "partner: 'nobody' is not one of the list; write one of hearthlight-parents-circle"],
  ],
  gatherings: [
    [{ startsAt: "2026-02-31T10:00:00-05:00" }, "startsAt: '2026-02-31T10:00:00-05:00' is not a valid date and time"],
    [{ endsAt: gatherings[0]?.startsAt }, "is not after 'startsAt'"],
    [{ link: { label: "Come", href: "http://site.test/" } }, "href: 'http://site.test/' is not a link"],
  ],
  plans: [
    [{ benefits: ["soup"] }, "benefits[0]: 'soup' is not one of the list; write one of courses, toolkits"],
    [{ payments: [] }, "payments: [] does not begin with the one-time price; put the payment"],
  ],
  foundingOffers: [
    [{ lastDay: "2026-02-31" }, "lastDay: '2026-02-31' is not a valid date"],
    [{ extras: [] }, "extras: [] is not a list of texts"],
    [{ includes: "twig" }, "includes: 'twig' is not one of the list; write one of "],
    [{ join: { label: "Ask", to: "academy" } }, "to: 'academy' is not a link; begin with '/'"],
  ],
  milestones: [
    [{ what: "Live courses", firstDay: "May" }, "'Live courses', firstDay: 'May' is not a valid date"],
    [{ firstDay: 2026 }, "firstDay: 2026 is not a valid date"],
  ],
  tiers: [
    [
      { key: "cohort", price: usd(Number.POSITIVE_INFINITY) },
      "'cohort', price: usd(Infinity) is not an amount of money",
    ],
  ],
  roles: [
    [{ gloss: long }, "does not make a description of 41 to 155 characters"],
    [{ tagline: long }, "makes the title of the role’s page longer than 70"],
    [{ dismantles: ["perfectionism", "haste"] }, "dismantles[1]: 'haste' is not one of the list; write one"],
    [{ praxis: { self: "Rest.", home: "Cook." } }, "work: nothing is not text"],
    [
      { recommendedPrograms: ["liberation-journy"] },
      "'liberation-journy' is not one of the list; write one of decolon",
    ],
  ],
  questions: [
    [{ options: [7] }, "options[0]: 7 is not an object; write one with the fields label, role, pillars"],
    [optionWith({ label: " " }), "label: ' ' is not text"],
    [
      { id: "q1", ...optionWith({ label: "I wait", role: "bilder" }) },
      "'q1, I wait', role: 'bilder' is not one of the list; write one of",
    ],
    [optionWith({ pillars: ["perfectionism", "haste"] }), "pillars[1]: 'haste' is not one of the list"],
  ],
  officeDays: [
    [{ day: 7 }, "'7', day: 7 is not a day of the week; count from Sunday = 0"],
    [{ opens: "9:00" }, "opens: '9:00' is not a valid time of day; write hours and minutes on a 24-hour"],
    [{ closes: "24:00" }, "closes: '24:00' is not a valid time of day"],
    [{ closes: "00:00" }, "closes: '00:00' is not after 'opens'; correct the one that is wrong"],
  ],
  closures: [
    [{ what: "Winter", from: "24 Dec" }, "'Winter', from: '24 Dec' is not a valid date"],
    [{ to: "2020-01-01" }, "to: '2020-01-01' is before 'from'; write the last day"],
  ],
  lastAudits: [
    [{ states: 2 }, "states: 2 is fewer than the pages"],
    [{ scans: 5 }, "scans: 5 is fewer than the states"],
    [{ widths: [0.5] }, "widths[0]: 0.5 is not a valid count"],
    [{ checked: [{ name: "axe", version: "4", purpose: "" }] }, "purpose: '' is not text"],
    [{ aaa: [{ ...audit.aaa[0], criterion: "2.5" }] }, "criterion: '2.5' is not a criterion"],
    [{ notChecked: [html] }, "notChecked[0]: '<b>Bold</b>' has HTML in it"],
  ],
};

/** Values that no field of this type accepts. Authors may type values that the compiler rejects. */
const wrongValues: Record<string, readonly unknown[]> = {
  string: ["", html, 7],
  number: ["7", -1, 1.5],
  boolean: ["yes", 1, null, undefined],
  object: ["one", 7],
};

const changes = Object.entries(all).flatMap(
  ([
    collection,
    {
      entries: [entry = {}],
    },
  ]) =>
    Object.entries(entry).flatMap(([field, value]) =>
      (wrongValues[typeof value] ?? []).map((wrong) => ({
        collection,
        change: { [field]: wrong },
        message: `${field}: `,
      })),
    ),
);
const ownChanges = Object.entries(mistakes).flatMap(([collection, rows]) =>
  rows.map(([change, message]) => ({ collection, change, message })),
);

function check(name: string, change: object): string[] {
  const collection = all[name] as Collection;
  return mistakesIn({ ...collection, entries: [{ ...collection.entries[0], ...change }] });
}

/** Allows other errors, because other fields can depend on the wrong one. */
test.each(changes)(
  "$collection: reports $change with file, entry, field, and fix",
  ({ collection, change, message }) => {
    const errors = check(collection, change);
    expect(errors).toContainEqual(expect.stringContaining(message));
    for (const error of errors) {
      expect(error).toMatch(/^data\/\S+, (entry 1|'.+'), [\w[\]]+: .+; \w+ \S+/s);
      expect(error).toContain(`${all[collection]?.file}, `);
    }
  },
);

test.each(ownChanges)("$collection: reports one error for $change", ({ collection, change, message }) => {
  expect(check(collection, change)).toEqual([expect.stringContaining(message)]);
});

test.each(Object.keys(all))("%s: rejects an unknown field and lists the known ones", (collection) => {
  expect(check(collection, { titel: "Soup" })).toEqual([
    expect.stringMatching(/^data\/\S+, '.+': 'titel' is not a field we know; write one of /),
  ]);
});

const withKeys = Object.entries(all).filter(([, { unique }]) => unique);

test.each(withKeys)("%s: rejects two entries that share a key", (_, { unique = [], ...collection }) => {
  const [entry = {}] = collection.entries;
  const errors = mistakesIn({ ...collection, unique, entries: [entry, entry] });
  expect(errors.filter((error) => error.includes("appears twice"))).toEqual(
    unique.map((field) => expect.stringMatching(`, '.+', ${field}: .+ appears twice; give each entry its own$`)),
  );
});
