import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers } from "../../../../data/forms/answers.ts";
import { payItForward } from "../../../../data/forms/gifts.ts";
import { Answer } from "../../../../src/sections/answer/answer.tsx";
import { renderOnPage } from "../../on-page.tsx";

test("explains that nothing was sent and links to further pages", () => {
  renderOnPage(
    <Answer words={answers.template} keep={{ label: "See it", text: "Save it." }} pay={payItForward.sent.link} />,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName("You haven’t sent anything yet");
  expect(screen.queryByText(/thank you|on its way/i)).toBeNull();
  expect(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact");
  expect(screen.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
  expect(screen.queryByRole("link", { name: /payment/ })).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});
