import { at, faultsAt, put, set, style } from "../fault.ts";

export const faults = [
  ...faultsAt(at("light", 1280), {
    "keyboard 2.1.2: a keyboard trap": (tab) =>
      tab.evaluate(() => {
        document.querySelector("main a[href]")?.addEventListener("keydown", (event) => {
          if ((event as KeyboardEvent).key === "Tab") event.preventDefault();
        });
      }),
    "keyboard 2.1.1: a mouse-only button": put("main p", "beforeend", ["span", { role: "button" }, "Press me"]),
    "keyboard 2.4.3: a positive tabindex": set("main a[href]", "tabindex", "3"),
    "keyboard 2.4.7: focus on an invisible element": put("main p", "beforeend", [
      "button",
      { style: "opacity: 0" },
      "Invisible",
    ]),
    "keyboard 2.4.11: a bar at the bottom that covers the focused element": (tab) =>
      tab.evaluate(() => {
        const bar = document.createElement("div");
        bar.style.cssText = "position: fixed; inset: auto 0 0 0; height: 45vh; background: white; z-index: 9999";
        document.body.append(bar);
      }),
    "keyboard 2.4.1: a skip link that leads nowhere": set("a[href='#content']", "href", "#nowhere"),
    "keyboard 3.2.1: an address that changes on focus": (tab) =>
      tab.evaluate(() =>
        document
          .querySelector("main a[href]")
          ?.addEventListener("focus", () => history.replaceState(null, "", "#away")),
      ),
    "focus-indicator 1.4.11: a focus indicator with a contrast of 2:1": style(
      ":focus-visible { outline: 3px solid #aaa !important; box-shadow: none !important }",
    ),
    "shortcuts 2.1.4: a single-letter shortcut": (tab) =>
      tab.evaluate(() => {
        addEventListener("keydown", ({ key }) => {
          if (key === "s") document.querySelector<HTMLElement>("header a[href]")?.focus();
        });
      }),
  }),
  ...faultsAt(at("dark", 1280), {
    "focus-indicator 2.4.7: no focus indicator": style(
      "*:focus-visible { outline: none !important; box-shadow: none !important }",
    ),
  }),
  ...faultsAt(at("light", 390), {
    "presses 4.1.3: no live region": (tab) =>
      tab.evaluate(() => {
        for (const region of document.querySelectorAll("[aria-live], [role=status]")) {
          region.removeAttribute("aria-live");
          region.removeAttribute("role");
        }
      }),
    "presses 2.4.3: a menu that does not return focus": (tab) =>
      tab.evaluate(() => {
        const withhold = ({ target, newState }: ToggleEvent) => {
          if (newState !== "closed") return;
          const opener = document.querySelector<HTMLButtonElement>(`[popovertarget="${(target as Element).id}"]`);
          opener?.blur();
          if (opener) opener.disabled = true;
        };
        addEventListener("beforetoggle", withhold, true);
      }),
  }),
  ...faultsAt(at("light", 390, "menu open"), {
    "focus-lost 2.4.3: focus lost after the menu opens": (tab) =>
      tab.evaluate(() => (document.activeElement as HTMLElement).blur()),
  }),
];
