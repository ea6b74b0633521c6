import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { partnerLink } from "../../../../data/partner-links.ts";
import { type Partner, partners } from "../../../../data/partners.ts";
import { PartnerStrand } from "../../../../src/sections/collaborations/partner-weave.tsx";
import { renderOnPage } from "../../on-page.tsx";

const linked = (partner: Partner) => ({ ...partner, way: partnerLink(partner) });

test.each(partners)("starts the link to $name with the visible text and adds the target", (partner) => {
  renderOnPage(<PartnerStrand partner={linked(partner)} index={0} last />);
  const link = screen.getByRole("link");
  expect(link.textContent).toMatch(new RegExp(`^${partner.linkLabel}: .+, with ${partner.name}$`));
  expect(link).not.toHaveAttribute("target");
  expect(link.querySelector("svg")).toBeNull();
});

test("opens the partner's own site in a new tab once its address is set", () => {
  const partner = { ...partners[0], link: "https://hearthlight.test/" };
  renderOnPage(<PartnerStrand partner={linked(partner)} index={0} last />);
  const link = screen.getByRole("link", { name: /^Visit: Hearthlight Parents Circle ?\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute("href", partner.link);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.querySelector("svg")).not.toBeNull();
});
