import { inPage } from "../../runner/in-page.ts";
import type { Failure } from "../describe-findings.ts";
import { differs, type Operating, world } from "./operating.ts";
import { failure } from "./rules.ts";

/** Presses a control twice. If what it controls changes, its state must change, too. */
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
  const isChanged = differs(before.world, once.world) || once.look !== before.look;
  if (!isChanged) return [];
  if (attribute !== null && once.state !== before.state) {
    await press();
    return [];
  }
  const twice = await press();
  if (!twice.isThere || (await departures.take()).length > 0) return [];
  if (attribute !== null) {
    if (twice.state !== before.state) return [];
    const message = `The control changes ${differs(before.world, once.world) ? "the content" : "its look"}, but ${attribute} stays “${before.state}”.`;
    return [failure("state-never-changes", element, message)];
  }
  const isToggle =
    before.world.words !== once.world.words && before.world.words === twice.world.words && before.name === once.name;
  return isToggle
    ? [failure("state-not-exposed", element, "The control shows and hides content, but exposes no state.")]
    : [];
}
