import { expect, test } from "vitest";
import { partnerByName, partnerLink, partnersIntro } from "../../../data/partner-links.ts";
import { partners } from "../../../data/partners.ts";
import { programs } from "../../../data/programs.ts";

const [partner] = partners;
const set = { ...partner, link: "https://hearthlight.test/" };

test("leads to the program that we make together as long as a partner's address is a sample", () => {
  for (const each of partners) {
    const program = programs.find((one) => "partner" in one && one.partner === each.slug);
    expect(partnerLink(each)).toEqual({
      link: { label: each.linkLabel, to: program?.url },
      about: `${program?.title}, with ${each.name}`,
    });
  }
});

test("leads to a contact form that asks for an introduction if there is no program", () => {
  const { link, about } = partnerLink(partner, []);
  const { pathname, searchParams, hash } = new URL("to" in link ? link.to : "", "https://site.test");
  expect([link.label, pathname, hash]).toEqual(["Visit", "/contact", "#form"]);
  expect(Object.fromEntries(searchParams)).toEqual({
    inquiry: "collaboration",
    subject: "Meeting Hearthlight Parents Circle",
    message: "Please introduce me to Hearthlight Parents Circle.",
  });
  expect(about).toBe("ask us to introduce you to Hearthlight Parents Circle");
});

test("leads to the partner's own site once its address is set", () => {
  expect(partnerLink(set)).toEqual({ link: { label: "Visit", href: set.link }, about: set.name });
  expect(partnerByName(set)).toEqual({ label: set.name, href: set.link });
  expect(partnerByName(partner)).toEqual({ label: set.name, to: "/collaborations#hearthlight-parents-circle" });
});

test.each([
  ["none", [partner, partner], /^Each link opens a page about what we make together\./],
  ["some", [set, partner], /^Links with an arrow open the partner’s own site in a new tab\. The others open a page/],
  ["all", [set, set], /^Each link opens the partner’s own site in a new tab\./],
])("says where the links lead if %s of the addresses are set", (_, list, sentence) => {
  expect(partnersIntro(list)).toMatch(sentence);
});
