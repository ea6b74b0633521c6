import type { World } from "../../page/world.ts";
import { inPage } from "../../runner/in-page.ts";
import type { Failure } from "../helpers/describe-findings.ts";
import { differs, type Operating, world } from "./operating.ts";
import { failure } from "./rules.ts";

interface Look {
  state: string | null;
  look: string;
  drawing: string;
  isPanelShown: boolean | null;
  world: World;
}

/** Presses a control twice. If its look or the page changes, the control must expose a state that changes to match. */
export async function toggle(operating: Operating, element: number, attribute: string | null): Promise<Failure[]> {
  const { tab, elements, departures } = operating;
  const read = async () => ({
    world: await world(operating),
    ...(await inPage(tab, "lookOf", elements, element, attribute)),
  });
  const press = async () => {
    await inPage(tab, "clickOn", elements, element);
    return read();
  };
  await departures.take();
  const before = await read();
  const once = await press();
  if ((await departures.take()).length > 0 || !once.isThere || once.world.address !== before.world.address) return [];
  const isDrawnAnew = (one: Look, other: Look) => one.look !== other.look || one.drawing !== other.drawing;
  const isChanged = differs(before.world, once.world) || isDrawnAnew(before, once);
  if (!isChanged) return [];
  if (attribute !== null && once.state !== before.state) {
    await press();
    return attribute === "aria-expanded" ? reversed(element, before, once) : [];
  }
  const twice = await press();
  if (!twice.isThere || (await departures.take()).length > 0) return [];
  if (attribute !== null) {
    // A script may draw a press effect, such as a ripple, which isn't a state.
    if (twice.state !== before.state || !(differs(before.world, once.world) || once.look !== before.look)) return [];
    const message = `The control changes ${differs(before.world, once.world) ? "the content" : "its look"}, but ${attribute} stays “${before.state}”.`;
    return [failure("state-never-changes", element, message)];
  }
  if (before.name !== once.name || once.isOff) return [];
  if (before.world.words !== once.world.words && before.world.words === twice.world.words)
    return [failure("state-not-exposed", element, "The control shows and hides content, but exposes no state.")];
  const isOfTwo = isDrawnAnew(before, once) && !isDrawnAnew(before, twice);
  const isChosen = isDrawnAnew(before, once) && !isDrawnAnew(once, twice) && once.isOneOfMany;
  return isOfTwo || isChosen
    ? [failure("state-not-exposed", element, "A press changes the look of the control, but exposes no state.")]
    : [];
}

/** Compares aria-expanded with the visibility of the controlled element, or with the amount of text on the page. */
function reversed(element: number, before: Look, once: Look): Failure[] {
  const isOpen = once.state === "true";
  if (before.isPanelShown !== null && once.isPanelShown !== null) {
    if (before.isPanelShown === once.isPanelShown || once.isPanelShown === isOpen) return [];
    return [
      failure(
        "state-reversed",
        element,
        `aria-expanded is “${once.state}” while the content is ${isOpen ? "hidden" : "shown"}.`,
      ),
    ];
  }
  const difference = once.world.words.length - before.world.words.length;
  if (difference === 0 || difference > 0 === isOpen) return [];
  const message = `aria-expanded becomes “${once.state}” when text ${isOpen ? "disappears" : "appears"}.`;
  return [failure("state-may-be-reversed", element, message)];
}
