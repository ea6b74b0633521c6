import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FoundationsPart } from "../../../../src/design/sections/foundations-part.tsx";
import { designWords } from "../../../../src/design/words/words.ts";
import type from "../../../../theme/tokens/type.tokens.json" with { type: "json" };
import { renderOnPage } from "../../on-page.tsx";

test("names the typefaces, edges and durations of the tokens", () => {
  renderOnPage(<FoundationsPart words={designWords.foundations} files={["color.tokens.json"]} />);
  const [heading = ""] = type.fonts.heading.$value;
  expect(screen.getByText(new RegExp(`^${heading.replace(" Variable", "")} for headings, `))).toBeInTheDocument();
  expect(screen.getByText(/Borders are 1px, 2px, 4px wide\./)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "/tokens/color.tokens.json" })).toBeInTheDocument();
  expect(screen.getByText(/settles in 150ms to 400ms\./)).toBeInTheDocument();
});
