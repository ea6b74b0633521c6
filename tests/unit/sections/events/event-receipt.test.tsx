import "@testing-library/jest-dom/vitest";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { eventsPage } from "../../../../data/events.ts";
import { EventReceipt } from "../../../../src/sections/events/registration-form.tsx";
import { system } from "../../../../theme/index.ts";
import { supper } from "../../events/supper.ts";

// The first render builds the whole theme, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const breakfast = { ...supper, slug: "long-breakfast", title: "Long Breakfast" };

const open = (chosen: unknown) =>
  render(
    <ChakraProvider value={system}>
      <EventReceipt events={[breakfast, supper]} chosen={chosen} words={eventsPage.upcoming} />
    </ChakraProvider>,
  );

afterEach(cleanup);

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
