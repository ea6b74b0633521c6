import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formCopy } from "../../../data/forms/form-copy.ts";
import { renderForm } from "./render-form.tsx";

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
  const { container } = renderForm(<FormNote promise="No questions asked." {...props} />);
  return container.textContent;
}

describe("under the button", () => {
  it("stands what the form promises, and another way to write", async () => {
    expect(await note("/forms")).toBe(`No questions asked. ${other.before} ${other.email}.`);
    expect(screen.getByRole("link")).toHaveAttribute("href", `mailto:${other.email}`);
  });

  it("stands the promise alone where the other way stands beside the form", async () => {
    expect(await note("/forms", { isBrief: true })).toBe("No questions asked.");
  });

  it.each([false, true])("a preview says that it does not send, and where to write (brief: %s)", async (isBrief) => {
    expect(await note("none", { isBrief })).toBe(`${preview.title}. ${preview.text} ${other.email}.`);
  });
});

it("a preview never says that anything was sent", async () => {
  vi.resetModules();
  vi.stubEnv("VITE_FORMS_ENDPOINT", "none");
  const info = vi.spyOn(console, "info").mockReturnValue();
  const { AskForm, fillIn, press } = await import("./ask-form.tsx");
  const onSent = vi.fn();
  renderForm(<AskForm onSent={onSent} />);
  fillIn();
  expect(screen.getByRole("form")).not.toHaveAttribute("action");
  await press("Ask");
  await expect.poll(() => screen.getByRole("status").textContent).toBe("This preview does not send");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Zoë");
  expect(onSent).not.toHaveBeenCalled();
  expect(info).toHaveBeenCalledOnce();
  expect(JSON.stringify(info.mock.calls)).not.toContain("zoe@example.org");
});
