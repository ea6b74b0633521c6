import { render } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { liveTheme } from "../../../../src/design/workbench/edits.ts";
import { useLiveStyles, usePreview } from "../../../../src/design/workbench/use-preview.ts";
import { firstView, type View } from "../../../../src/design/workbench/view.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";

const theme = liveTheme(tokenFiles, resolver, {});

/** Fakes the frame's window, which persists as documents change. jsdom does not support constructed stylesheets. */
function windowOf(shown: { now: Document }) {
  class Sheet {
    cssRules = [];
    replaceSync() {}
  }
  return {
    get document() {
      return Object.assign(shown.now, { adoptedStyleSheets: [] });
    },
    location: { pathname: "/" },
    CSSStyleSheet: Sheet,
    addEventListener() {},
  };
}

const pageOf = (title: string) => document.implementation.createHTMLDocument(title);

function Preview({ window, view }: { window: ReturnType<typeof windowOf>; view: View }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoading = usePreview(frame, theme, view, useLiveStyles());
  const show = (element: HTMLIFrameElement | null) => {
    if (element) Object.defineProperty(element, "contentWindow", { value: window, configurable: true });
    frame.current = element;
  };
  return (
    <>
      <p>{isLoading ? "Loading" : "Loaded"}</p>
      <iframe ref={show} title="Preview" />
    </>
  );
}

test("applies a mode that is selected while the next page loads", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ css: "", pages: {}, uses: {} })));
  const shown = { now: pageOf("Home") };
  const window = windowOf(shown);
  const { rerender, findByTitle, findByText, getByText } = render(<Preview window={window} view={firstView} />);
  const frame = await findByTitle("Preview");
  getByText("Loading");
  await vi.waitFor(() => {
    frame.dispatchEvent(new Event("load"));
    expect(shown.now.documentElement.className).toBe("light");
  });
  await findByText("Loaded");

  const empty = pageOf("");
  empty.documentElement.remove();
  shown.now = empty;
  rerender(<Preview window={window} view={{ ...firstView, path: "/about", mode: "dark" }} />);
  getByText("Loading");

  shown.now = pageOf("About");
  frame.dispatchEvent(new Event("load"));
  expect(shown.now.documentElement.className).toBe("dark");
});
