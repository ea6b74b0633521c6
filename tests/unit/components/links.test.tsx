import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SmartButton, SmartLink } from "../../../src/components/links.tsx";
import { renderOnPage } from "../on-page.tsx";

test("announces a new tab for another site", () => {
  renderOnPage(<SmartLink link={{ label: "Read more", href: "https://site.org/" }} />);
  expect(screen.getByRole("link")).toHaveAttribute("target", "_blank");
  expect(screen.getByRole("link")).toHaveAccessibleName(/opens in a new tab/);
});

test.each(["tel:+18003423720", "mailto:june@site.org"])("opens no tab for %s", (href) => {
  renderOnPage(<SmartLink link={{ label: "Call or write", href }} />);
  expect(screen.getByRole("link", { name: "Call or write" })).not.toHaveAttribute("target");
});

test("opens no tab for a phone call from a button", () => {
  renderOnPage(<SmartButton link={{ label: "Call", href: "tel:+18003423720" }} />);
  expect(screen.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+18003423720");
  expect(screen.getByRole("link", { name: "Call" })).not.toHaveAttribute("target");
});
