import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventsPage } from "../../../../data/events.ts";
import { EventReceipt } from "../../../../src/sections/events/registration-form.tsx";
import { supper } from "../../events/supper.ts";
import { renderOnPage } from "../../on-page.tsx";

const breakfast = { ...supper, slug: "long-breakfast", title: "Long Breakfast" };

const open = (chosen: unknown) =>
  renderOnPage(<EventReceipt events={[breakfast, supper]} chosen={chosen} words={eventsPage.upcoming} />);

it("names event, time, place, and calendar in the receipt of a registration", () => {
  open("long-supper");
  expect(screen.getByText("Long Supper")).toBeVisible();
  expect(screen.getByText("Saturday, April 17, 2027, 5:00 PM–8:00 PM EDT")).toBeVisible();
  expect(screen.getByText("The barn")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add to calendar: Long Supper" })).toBeVisible();
  expect(screen.queryByText("Long Breakfast")).toBeNull();
});

it("renders nothing for an unknown event", () => {
  const { container } = open("long-nap");
  expect(container).toHaveTextContent("");
});
