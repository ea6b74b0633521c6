import { at, type Fault, put, set, style } from "../fault.ts";

export const faults: readonly Fault[] = [
  {
    name: "a keyboard trap",
    place: at("/donate/thanks", "light", 1280),
    seed: (tab) =>
      tab.evaluate(() => {
        document.querySelector("main a[href]")?.addEventListener("keydown", (event) => {
          if ((event as KeyboardEvent).key === "Tab") event.preventDefault();
        });
      }),
    foundBy: "keyboard",
    criterion: "2.1.2",
  },
  {
    name: "a mouse-only button",
    place: at("/donate/thanks", "light", 1280),
    seed: put("main p", "beforeend", ["span", { role: "button" }, "Press me"]),
    foundBy: "keyboard",
    criterion: "2.1.1",
  },
  {
    name: "a positive tabindex",
    place: at("/donate/thanks", "light", 1280),
    seed: set("main a[href]", "tabindex", "3"),
    foundBy: "keyboard",
    criterion: "2.4.3",
  },
  {
    name: "focus on an invisible element",
    place: at("/donate/thanks", "light", 1280),
    seed: put("main p", "beforeend", ["button", { style: "opacity: 0" }, "Invisible"]),
    foundBy: "keyboard",
    criterion: "2.4.7",
  },
  {
    name: "a bar at the bottom that covers the focused element",
    place: at("/donate/thanks", "light", 1280),
    seed: (tab) =>
      tab.evaluate(() => {
        const bar = document.createElement("div");
        bar.style.cssText = "position: fixed; inset: auto 0 0 0; height: 45vh; background: white; z-index: 9999";
        document.body.append(bar);
      }),
    foundBy: "keyboard",
    criterion: "2.4.11",
  },
  {
    name: "a skip link that leads nowhere",
    place: at("/donate/thanks", "light", 1280),
    seed: set("a[href='#content']", "href", "#nowhere"),
    foundBy: "keyboard",
    criterion: "2.4.1",
  },
  {
    name: "an address that changes on focus",
    place: at("/donate/thanks", "light", 1280),
    seed: (tab) =>
      tab.evaluate(() =>
        document
          .querySelector("main a[href]")
          ?.addEventListener("focus", () => history.replaceState(null, "", "#away")),
      ),
    foundBy: "keyboard",
    criterion: "3.2.1",
  },
  {
    name: "a single-letter shortcut",
    place: at("/thank-you", "light", 1280),
    seed: (tab) =>
      tab.evaluate(() => {
        addEventListener("keydown", ({ key }) => {
          if (key === "s") document.querySelector<HTMLElement>("header a[href]")?.focus();
        });
      }),
    foundBy: "shortcuts",
    criterion: "2.1.4",
  },
  {
    name: "a focus indicator with a contrast of 2:1",
    place: at("/donate/thanks", "light", 1280),
    seed: style(":focus-visible { outline: 3px solid #aaa !important; box-shadow: none !important }"),
    foundBy: "focus-ring",
    criterion: "1.4.11",
  },
  {
    name: "no focus indicator",
    place: at("/donate/thanks", "dark", 1280),
    seed: style("*:focus-visible { outline: none !important; box-shadow: none !important }"),
    foundBy: "focus-ring",
    criterion: "2.4.7",
  },
  {
    name: "a title that does not change between steps",
    place: at("/quiz", "light", 390, "question answered"),
    seed: (tab) =>
      tab.evaluate(() => {
        const own = document.title;
        Object.defineProperty(document, "title", { get: () => own, set() {} });
      }),
    foundBy: "quiz-steps",
    criterion: "2.4.2",
  },
  {
    name: "no live region",
    place: at("/shop", "light", 390),
    seed: (tab) =>
      tab.evaluate(() => {
        for (const region of document.querySelectorAll("[aria-live], [role=status]")) {
          region.removeAttribute("aria-live");
          region.removeAttribute("role");
        }
      }),
    foundBy: "focus-moves",
    criterion: "4.1.3",
  },
  {
    name: "focus lost between steps",
    place: at("/quiz", "light", 390, "question answered"),
    seed: (tab) =>
      tab.evaluate(() => {
        HTMLElement.prototype.focus = () => {};
      }),
    foundBy: "quiz-steps",
    criterion: "2.4.3",
  },
  {
    name: "focus lost after the menu opens",
    place: at("/about", "light", 390, "menu open"),
    seed: (tab) => tab.evaluate(() => (document.activeElement as HTMLElement).blur()),
    foundBy: "focus-lost",
    criterion: "2.4.3",
  },
  {
    name: "a menu that does not return focus",
    place: at("/donate/thanks", "light", 390),
    seed: (tab) =>
      tab.evaluate(() => {
        const withhold = ({ target, newState }: ToggleEvent) => {
          if (newState !== "closed") return;
          const opener = document.querySelector<HTMLButtonElement>(`[popovertarget="${(target as Element).id}"]`);
          opener?.blur();
          if (opener) opener.disabled = true;
        };
        addEventListener("beforetoggle", withhold, true);
      }),
    foundBy: "focus-moves",
    criterion: "2.4.3",
  },
];
