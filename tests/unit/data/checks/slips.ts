import { gatherings } from "../../../../data/homestead.ts";
import { usd } from "../../../../data/money.ts";
import { sampleLastAudit as audit } from "../sample-last-audit.ts";

/** A mistaken value, and the field that the error must name. Cast past the compiler, as authors may do. */
type Slip = readonly [change: object, field: string];

const long = "A sentence that goes on and on. ".repeat(6);
const html = "<b>Bold</b>";

/** Typical mistakes by collection, beside the values that are wrong for any field of a type. */
export const slips: Record<string, readonly Slip[]> = {
  authors: [
    [{ branch: "kitchen" }, "branch"],
    [{ summary: "She writes." }, "summary"],
    [{ summary: long }, "summary"],
    [{ bio: "She writes." }, "bio"],
    [{ bio: ["She writes.", ""] }, "bio"],
    [{ bio: [html] }, "bio"],
    [{ link: { label: "", to: "/contact" } }, "label"],
    [{ link: { label: "Write to her", to: "contact" } }, "to"],
  ],
  programs: [
    [{ title: " " }, "title"],
    [{ title: long }, "title"],
    [{ partner: "nobody" }, "partner"],
    [{ category: "Meal" }, "category"],
    [{ summary: "Short." }, "summary"],
    [{ url: "academy/decolonization-foundations" }, "url"],
    [{ url: "/academy/foundations" }, "url"],
    [{ free: "free" }, "free"],
  ],
  partners: [
    [{ collaboration: 3 }, "collaboration"],
    [{ focus: [] }, "focus"],
    [{ link: "partner.test" }, "link"],
    [{ link: "http://partner.test/" }, "link"],
    [{ link: "https://partner" }, "link"],
    [{ linkLabel: "Go" }, "linkLabel"],
  ],
  giftUses: [
    [{ text: 5 }, "text"],
    [{ amount: "100" }, "amount"],
    [{ amount: usd(0) }, "amount"],
    [{ amount: usd(-1) }, "amount"],
    [{ amount: 10.5 }, "amount"],
    [{ placeholder: "no" }, "placeholder"],
  ],
  unlistedPages: [
    [{ title: 4 }, "title"],
    [{ title: long }, "title"],
    [{ description: "Short." }, "description"],
    [{ description: long }, "description"],
    [{ route: "page.tsx" }, "route"],
    [{ route: "Page" }, "route"],
  ],
  eventSeries: [
    [{ title: 5 }, "title"],
    [{ text: " " }, "text"],
    [{ text: ["Slow."] }, "text"],
  ],
  recentEvents: [
    [{ date: "Oct 24" }, "date"],
    [{ date: "2026-02-31" }, "date"],
    [{ date: 2026 }, "date"],
    [{ partner: "nobody" }, "partner"],
  ],
  gatherings: [
    [{ startsAt: "Saturday at ten" }, "startsAt"],
    [{ startsAt: "2026-02-31T10:00:00-05:00" }, "startsAt"],
    [{ endsAt: gatherings[0]?.startsAt }, "endsAt"],
    [{ timeZone: "Eastern" }, "timeZone"],
    [{ link: { label: "Come", to: "contact" } }, "to"],
    [{ link: { label: "Come", href: "http://site.test/" } }, "href"],
    [{ placeholder: "soon" }, "placeholder"],
  ],
  foundingOffers: [
    [{ price: "3333" }, "price"],
    [{ price: usd(-1) }, "price"],
    [{ lastDay: "Dec 31" }, "lastDay"],
    [{ lastDay: "2026-02-31" }, "lastDay"],
    [{ includes: "twig" }, "includes"],
    [{ extras: [] }, "extras"],
    [{ join: { label: "Ask", to: "academy" } }, "to"],
    [{ join: { label: "", to: "/academy" } }, "label"],
    [{ placeholder: 0 }, "placeholder"],
  ],
  milestones: [
    [{ when: 2026 }, "when"],
    [{ firstDay: "May" }, "firstDay"],
    [{ firstDay: "2026-13-01" }, "firstDay"],
    [{ firstDay: 2026 }, "firstDay"],
    [{ lastDay: "June" }, "lastDay"],
    [{ lastDay: "2026-02-30" }, "lastDay"],
  ],
  tiers: [
    [{ name: 5 }, "name"],
    [{ price: "197" }, "price"],
    [{ price: usd(-1) }, "price"],
    [{ price: usd(1.005) }, "price"],
    [{ text: ["Weeks."] }, "text"],
  ],
  roles: [
    [{ gloss: long }, "gloss"],
    [{ tagline: long }, "tagline"],
    [{ challenge: 5 }, "challenge"],
    [{ invitation: " " }, "invitation"],
    [{ dismantles: ["perfectionism", "haste"] }, "dismantles[1]"],
    [{ dismantles: "perfectionism" }, "dismantles"],
    [{ praxis: { self: "Rest.", home: "Cook." } }, "work"],
    [{ recommendedPrograms: ["liberation-journey"] }, "recommendedPrograms[0]"],
  ],
  questions: [[{ options: "four" }, "options"]],
  officeDays: [
    [{ day: "Monday" }, "day"],
    [{ opens: "9" }, "opens"],
    [{ opens: 9 }, "opens"],
    [{ opens: "24:30" }, "opens"],
    [{ closes: "5 pm" }, "closes"],
    [{ closes: "00:00" }, "closes"],
  ],
  closures: [
    [{ from: "24 Dec" }, "from"],
    [{ from: "2026-02-30" }, "from"],
    [{ from: 20261224 }, "from"],
    [{ to: "New Year" }, "to"],
    [{ to: "2026-13-01" }, "to"],
    [{ to: "2020-01-01" }, "to"],
  ],
  lastAudits: [
    [{ pages: "73" }, "pages"],
    [{ states: 2 }, "states"],
    [{ visits: 5 }, "visits"],
    [{ modes: "light" }, "modes"],
    [{ widths: [0.5] }, "widths[0]"],
    [{ looked: [{ name: "axe", version: "4", looksFor: "" }] }, "looksFor"],
    [{ aaa: [{ ...audit.aaa[0], criterion: "2.5" }] }, "criterion"],
    [{ notChecked: [html] }, "notChecked[0]"],
  ],
};
