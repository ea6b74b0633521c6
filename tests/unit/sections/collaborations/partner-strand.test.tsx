import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { partners } from "../../../../data/partners.ts";
import { PartnerStrand } from "../../../../src/sections/collaborations/partner-weave.tsx";
import { renderOnPage } from "../../on-page.tsx";

test.each(partners)("starts the link to $name with the visible text and adds the partner", (partner) => {
  renderOnPage(<PartnerStrand partner={partner} index={0} last />);
  const name = screen.getByRole("link").textContent;
  expect(name).toMatch(new RegExp(`^${partner.linkLabel}: ${partner.name}`));
});
