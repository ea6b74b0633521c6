import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { Notifications } from "../../../src/components/notifications.tsx";
import { notify } from "../../../src/components/notify.ts";
import { renderOnPage } from "../on-page.tsx";

const words = { region: "Notifications", none: "Nothing here" };
const region = () => screen.getByRole("region", { name: "Notifications" });
const wait = { timeout: 60_000 };

beforeEach(() => {
  renderOnPage(
    <>
      <input aria-label="Elsewhere" />
      <Notifications words={words} />
      <button type="button">Next</button>
    </>,
  );
});

const pressAltT = () => fireEvent.keyDown(document.activeElement ?? document, { altKey: true, code: "KeyT" });

test("moves focus to the empty region with Alt+T and back with Escape", async () => {
  const field = screen.getByRole("textbox");
  field.focus();
  pressAltT();
  await waitFor(() => expect(region()).toHaveFocus());
  expect(await screen.findByText("Nothing here", {}, wait)).toBeInTheDocument();
  fireEvent.keyDown(region(), { key: "Escape" });
  await waitFor(() => expect(field).toHaveFocus());
});

test("doesn't return focus after the visitor leaves a notice", async () => {
  const [field, next] = [screen.getByRole("textbox"), screen.getByRole("button", { name: "Next" })];
  field.focus();
  notify({ title: "Kept" });
  const close = await screen.findByRole("button", { name: "Close notification" }, wait);
  await act(async () => close.focus());
  await act(async () => next.focus());
  await waitFor(() => expect(next).toHaveFocus());
});

test("holds the notices while Alt+T has put the focus on them, and returns it with Escape", async () => {
  const field = screen.getByRole("textbox");
  field.focus();
  notify({ title: "Copied" });
  const notice = (await screen.findByText("Copied", {}, wait)).closest("[data-part=root]");
  await waitFor(() => expect(notice).not.toHaveAttribute("data-paused"));
  pressAltT();
  await waitFor(() => expect(notice).toHaveAttribute("data-paused"));
  expect(screen.getByRole("group", { name: "Newest first" })).toHaveFocus();
  fireEvent.keyDown(document.activeElement ?? document, { key: "Escape" });
  await waitFor(() => expect(field).toHaveFocus());
});
