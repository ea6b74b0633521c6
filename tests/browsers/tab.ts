/**
 * Part of a page that journeys use. Names and behavior follow Playwright, so that Playwright's locators fit this type.
 */
export interface Place {
  locator(css: string): Place;
  getByRole(role: Role, options: { name: string; exact?: boolean }): Place;
  nth(index: number): Place;
  click(): Promise<void>;
  press(key: string): Promise<void>;
  /** Types into a field. Playwright's `fill` has no effect on React in Firefox. */
  pressSequentially(text: string): Promise<void>;
  isVisible(): Promise<boolean>;
  innerText(): Promise<string>;
}

export type Role =
  | "button"
  | "link"
  | "textbox"
  | "checkbox"
  | "menuitemradio"
  | "spinbutton"
  | "searchbox"
  | "heading";

/** A page that journeys use, in any browser. */
export interface Tab extends Pick<Place, "locator" | "getByRole"> {
  goto(path: string): Promise<unknown>;
  address(): Promise<string>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  /** Runs a function in the page. */
  evaluate<Result, Given>(run: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  keyboard: { press(key: string): Promise<void> };
}

export interface OpenBrowser {
  /** Runs a visit in a new tab without stored data. */
  inNewTab(origin: string, visit: (tab: Tab) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
