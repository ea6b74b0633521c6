import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formCopy } from "../../../data/forms/form-copy.ts";
import { renderOnPage } from "../on-page.tsx";

const { other, preview } = formCopy;

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function note(endpoint: string, props = {}) {
  vi.resetModules();
  vi.stubEnv("VITE_FORMS_ENDPOINT", endpoint);
  const { FormNote } = await import("../../../src/forms/form-messages.tsx");
  const { container } = renderOnPage(<FormNote promise="No questions asked." {...props} />);
  return container.textContent;
}

describe("below the button", () => {
  it("shows the form's promise and an alternative contact", async () => {
    expect(await note("/forms")).toBe(`No questions asked. ${other.before} ${other.email}.`);
    expect(screen.getByRole("link")).toHaveAttribute("href", `mailto:${other.email}`);
  });

  it("shows only the promise if the alternative is next to the form", async () => {
    expect(await note("/forms", { isBrief: true })).toBe("No questions asked.");
  });

  it.each([false, true])("states that a preview doesn't send and names an address (brief: %s)", async (isBrief) => {
    expect(await note("none", { isBrief })).toBe(`${preview.title}. ${preview.text} ${other.email}.`);
  });
});

it("never reports a submission as sent in a preview", async () => {
  vi.resetModules();
  vi.stubEnv("VITE_FORMS_ENDPOINT", "none");
  const info = vi.spyOn(console, "info").mockReturnValue();
  const { AskForm, fillIn, press } = await import("./ask-form.tsx");
  const onSent = vi.fn();
  renderOnPage(<AskForm onSent={onSent} />);
  fillIn();
  expect(screen.getByRole("form")).toHaveAttribute("action", `mailto:${other.email}`);
  expect(screen.getByRole("form")).toHaveAttribute("enctype", "text/plain");
  await press("Ask");
  await expect.poll(() => screen.getByRole("status").textContent).toBe(preview.title);
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Zoë");
  expect(onSent).not.toHaveBeenCalled();
  expect(info).toHaveBeenCalledOnce();
  expect(JSON.stringify(info.mock.calls)).not.toContain("zoe@example.org");
});
