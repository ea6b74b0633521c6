import type { Found } from "../core/audit.ts";
import type { Check, PageUnderTest } from "../core/check.ts";
import { inPage } from "../runner/in-page.ts";
import { type Failure, findings } from "./helpers/describe-findings.ts";
import { elementList, oncePerAppearance, type Tried } from "./helpers/element-list.ts";
import { type Listening, listenersOf } from "./helpers/listeners.ts";
import { change } from "./presses/changing.ts";
import { pressForEffect, pressTurnedOff } from "./presses/effects.ts";
import { focusOn, hoverOver } from "./presses/hovering.ts";
import { openAndLeave, pressFilter } from "./presses/moving-focus.ts";
import { type Operating, watchDepartures } from "./presses/operating.ts";
import { moveDevice, pressAndCancel } from "./presses/pressing.ts";
import { failure } from "./presses/rules.ts";
import { toggle } from "./presses/toggling.ts";

/** Minimum window width, in CSS pixels, at which visitors use a mouse. */
const minMouseWidth = 1280;

/** Controls that passed in this run. Pages share the controls of their header, footer and forms. */
const passed = new Set<string>();

export const presses: Check = {
  name: "presses",
  purpose:
    "Presses, changes and toggles controls, hovers over elements and moves the focus. Finds actions on pointer down, choices that change the context, states that do not follow, controls for the mouse alone or without an effect, content that moves with the device or cannot be dismissed, lost focus, states that are not exposed or reversed, and changes without an announcement.",
  criteria: ["1.4.13", "2.1.1", "2.4.3", "2.5.2", "2.5.4", "3.2.1", "3.2.2", "4.1.2", "4.1.3"],
  runs: {
    environments: ["light 390", "light 1280"],
    states: "pages as opened",
    because:
      "Controls act the same way in every mode. At 390 px, the menu is also behind a button. At 1280 px, most controls are visible, and a mouse hovers over them. The check tries each kind of control once in a run, with its listeners.",
  },
  alters: "page",
  async run({ tab, width }: PageUnderTest): Promise<Found[]> {
    const elements = await elementList(tab);
    const listeners = await listenersOf(tab, elements);
    const departures = await watchDepartures(tab);
    try {
      const operating = { tab, elements, departures };
      const once = oncePerRun(listeners);
      const failures: Failure[] = [];
      if (width >= minMouseWidth) failures.push(...(await hoverAll(operating, listeners.ofElements, once)));
      // Runs before `pressAll`, which may break a menu.
      failures.push(...(await moveFocus(operating, once)));
      failures.push(...(await pressAll(operating, listeners, once)));
      return await findings(tab, elements, withoutConsequences(failures));
    } finally {
      await departures.stop();
    }
  },
};

/** Leaves out unannounced changes of controls whose state fails, because an exposed state would announce them. */
function withoutConsequences(failures: readonly Failure[]): Failure[] {
  const stateless = new Set(failures.flatMap(({ rule, element }) => (rule.startsWith("state-") ? [element] : [])));
  return failures.filter(({ rule, element }) => rule !== "change-may-not-be-announced" || !stateless.has(element));
}

interface Listeners {
  ofElements: Listening[];
  ofPage: string[];
}

/** Tries one way of operating one control of each look. Skips a control if an equivalent one has passed. */
type Once = <One extends Tried>(
  way: string,
  all: readonly One[],
  attempt: (one: One) => Promise<Failure[]>,
) => Promise<Failure[]>;

function oncePerRun({ ofElements, ofPage }: Listeners): Once {
  const own = new Map(ofElements.map(({ element, types }) => [element, types]));
  return async (way, all, attempt) => {
    const failures: Failure[] = [];
    const keyOf = ({ element, identity }: Tried) =>
      JSON.stringify([way, identity, own.get(element) ?? [], ofPage.length]);
    for (const one of oncePerAppearance(all.filter((one) => !passed.has(keyOf(one))))) {
      const found = await attempt(one);
      // A control that fails is tried again, because the audit repeats the check before it reports a certain failure.
      if (found.length === 0) passed.add(keyOf(one));
      failures.push(...found);
    }
    return failures;
  };
}

async function hoverAll(operating: Operating, listening: Listening[], once: Once): Promise<Failure[]> {
  const { tab, elements } = operating;
  const triggers = await inPage(tab, "hoverTriggers", elements, listening);
  return once("hover", triggers, async (trigger) => [
    ...(await hoverOver(operating, trigger)),
    ...(trigger.takesFocus ? await focusOn(operating, trigger) : []),
  ]);
}

async function pressAll(operating: Operating, { ofElements, ofPage }: Listeners, once: Once): Promise<Failure[]> {
  const { tab, elements } = operating;
  const message = "The element reacts to the mouse, and neither it nor a control in or around it takes the keyboard.";
  const mouseOnly = await inPage(tab, "mouseOnly", elements, ofElements);
  const failures = mouseOnly.map((element) => failure("pressed-by-mouse-only", element, message));
  if (["devicemotion", "deviceorientation"].some((type) => ofPage.includes(type)))
    failures.push(...(await moveDevice(tab)));
  const add = async (found: Promise<Failure[]>) => failures.push(...(await found));
  await add(
    once("press", await inPage(tab, "pressables", elements), ({ element }) => pressAndCancel(operating, element)),
  );
  await add(
    once("change", await inPage(tab, "changeables", elements), ({ element, type }) => change(operating, element, type)),
  );
  await add(
    once("effect", await inPage(tab, "actions", elements, ofElements), (action) => pressForEffect(operating, action)),
  );
  await add(once("off", await inPage(tab, "turnedOff", elements), (action) => pressTurnedOff(operating, action)));
  await add(
    once("toggle", await inPage(tab, "toggles", elements), ({ element, attribute }) =>
      toggle(operating, element, attribute),
    ),
  );
  return failures;
}

async function moveFocus(operating: Operating, once: Once): Promise<Failure[]> {
  const { tab, elements } = operating;
  const failures: Failure[] = [];
  // Presses every filter, because each one changes a different list.
  for (const filter of await inPage(tab, "filters", elements)) failures.push(...(await pressFilter(operating, filter)));
  const openers = await inPage(tab, "openers", elements);
  return [...failures, ...(await once("open", openers, (opener) => openAndLeave(operating, opener)))];
}
