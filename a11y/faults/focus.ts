import { at, type Fault } from "../fault.ts";
import { style } from "../seed.ts";

export const faults: readonly Fault[] = [
  {
    name: "a ring of 2:1",
    place: at("/donate/thanks", "light", 1280),
    seed: style(":focus-visible { outline: 3px solid #aaa !important; box-shadow: none !important }"),
    foundBy: "focus-ring",
    criterion: "1.4.11",
  },
  {
    name: "no ring",
    place: at("/donate/thanks", "dark", 1280),
    seed: style("*:focus-visible { outline: none !important; box-shadow: none !important }"),
    foundBy: "focus-ring",
    criterion: "2.4.7",
  },
  {
    name: "a title lost on the way to another step",
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
    name: "focus lost on a step",
    place: at("/quiz", "light", 390, "question answered"),
    seed: (tab) =>
      tab.evaluate(() => {
        HTMLElement.prototype.focus = () => {};
      }),
    foundBy: "quiz-steps",
    criterion: "2.4.3",
  },
  {
    name: "focus on nothing once the menu is open",
    place: at("/about", "light", 390, "menu open"),
    seed: (tab) => tab.evaluate(() => (document.activeElement as HTMLElement).blur()),
    foundBy: "focus-lost",
    criterion: "2.4.3",
  },
  {
    name: "a menu that does not give the focus back",
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
