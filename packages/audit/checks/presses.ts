import type { Dialog, JSHandle, Page, Request, Route } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check, PageLoad } from "../core/check.ts";
import type { FieldType } from "../page/controls/presses.ts";
import type { ElementList } from "../page/element-list.ts";
import type { World } from "../page/world.ts";
import { inPage } from "../runner/in-page.ts";
import { type Failure, failuresOf, findings } from "./describe-findings.ts";
import { elementList, oncePerAppearance } from "./element-list.ts";
import { listenersOf } from "./listeners.ts";

const failure = failuresOf({
  "acts-on-press": ["2.5.2", "Act on click, which the pointer can cancel, not when the button of the mouse goes down."],
  "input-changes-context": ["3.2.2", "Change the context only after a button, or say before the field what it does."],
  "input-may-change-context": ["3.2.2", "Check whether a text before the field explains its effect.", "needs review"],
  "focus-changes-context": ["3.2.1", "Change the context only after a press, not on focus."],
  "state-never-changes": ["4.1.2", "Change the state in the attribute whenever it changes on the screen."],
  "state-not-exposed": ["4.1.2", "Expose the state with aria-expanded or aria-pressed.", "needs review"],
  "moves-only-with-device": ["2.5.4", "Offer the same by a control, and a way to turn the motion off."],
  "moves-with-device": ["2.5.4", "Offer the same by a control, and a way to turn the motion off.", "needs review"],
  "pressed-by-mouse-only": ["2.1.1", "Use a button or a link, or handle the keyboard, too.", "needs review"],
});

/** Pause in milliseconds after which the effects of an action are over. */
const pause = 120;

/** Controls that were tried in this run. Pages share the controls of their header, footer and forms. */
const tried = new Set<string>();

export const presses: Check = {
  name: "presses",
  purpose:
    "Presses, changes and toggles controls. Finds actions on pointer down, choices that change the context, states that do not follow, controls for the mouse alone, and content that moves with the device.",
  criteria: ["2.1.1", "2.5.2", "2.5.4", "3.2.1", "3.2.2", "4.1.2"],
  runs: {
    environments: ["light 1280"],
    states: "pages as opened",
    because:
      "Controls act the same way in every mode. The widest layout shows most of them. The check tries each kind of control once in a run, with its listeners.",
  },
  alters: "page",
  async run(pageLoad: PageLoad): Promise<Found[]> {
    const { tab } = pageLoad;
    const elements = await elementList(tab);
    const { ofElements, ofPage } = await listenersOf(tab, elements);
    const departures = await watchDepartures(tab);
    const own = new Map(ofElements.map(({ element, types }) => [element, types]));
    const isNew = (element: number, identity: string, what: string) => {
      const key = JSON.stringify([what, identity, own.get(element) ?? [], ofPage.length]);
      return !tried.has(key) && tried.add(key);
    };
    const operate = { tab, elements, departures };
    const failures: Failure[] = [];
    try {
      const message =
        "The element reacts to the mouse, and neither it nor a control in or around it takes the keyboard.";
      for (const element of await inPage(tab, "mouseOnly", elements, ofElements))
        failures.push(failure("pressed-by-mouse-only", element, message));
      if (["devicemotion", "deviceorientation"].some((type) => ofPage.includes(type)))
        failures.push(...(await moveDevice(tab)));
      for (const { element, identity } of oncePerAppearance(await inPage(tab, "pressables", elements))) {
        if (isNew(element, identity, "press")) failures.push(...(await pressAndCancel(operate, element)));
      }
      for (const { element, identity, type } of oncePerAppearance(await inPage(tab, "changeables", elements))) {
        if (isNew(element, identity, "change")) failures.push(...(await change(operate, element, type)));
      }
      for (const { element, identity, attribute } of oncePerAppearance(await inPage(tab, "toggles", elements))) {
        if (isNew(element, identity, "toggle")) failures.push(...(await toggle(operate, element, attribute)));
      }
      return await findings(tab, elements, failures);
    } finally {
      await departures.stop();
    }
  },
};

interface Departures {
  /** Returns the addresses to which the page tried to go since the last call, and windows that it opened. */
  take(): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * Stops the page from leaving, so that its elements stay, and notes where it wanted to go. The page's own process
 * reports it, before it answers the next question. The request and the new window come at an unknown time after that.
 */
async function watchDepartures(tab: Page): Promise<Departures> {
  const gone: string[] = [];
  const hold = async (route: Route, request: Request) => {
    const isDeparture = request.isNavigationRequest() && request.frame() === tab.mainFrame();
    await (isDeparture ? route.abort("aborted") : route.fallback());
  };
  const opened = (other: Page) => void other.close();
  const asked = (dialog: Dialog) => {
    gone.push("a dialog of the browser");
    void dialog.dismiss().catch(() => {});
  };
  await tab.route("**/*", hold);
  tab.on("popup", opened);
  tab.on("dialog", asked);
  const session = await tab.context().newCDPSession(tab);
  const { frameTree } = await session.send("Page.getFrameTree");
  session.on("Page.frameRequestedNavigation", ({ frameId, url, disposition }) => {
    if (frameId === frameTree.frame.id && disposition === "currentTab") gone.push(url);
  });
  session.on("Page.windowOpen", ({ url }) => gone.push(url));
  await session.send("Page.enable");
  return {
    async take() {
      await session.send("Runtime.evaluate", { expression: "0" });
      return gone.splice(0);
    },
    async stop() {
      await session.detach();
      tab.off("popup", opened);
      tab.off("dialog", asked);
      await tab.unroute("**/*", hold);
    },
  };
}

interface Operating {
  tab: Page;
  elements: JSHandle<ElementList>;
  departures: Departures;
}

async function world({ tab }: Operating): Promise<World> {
  await inPage(tab, "quiet", pause);
  return inPage(tab, "readWorld");
}

function differs(one: World, other: World): boolean {
  return one.address !== other.address || one.words !== other.words || one.parts !== other.parts;
}

/** Presses the mouse button on an element, moves the pointer away, and releases it. Nothing may have happened. */
async function pressAndCancel(operating: Operating, element: number): Promise<Failure[]> {
  const { tab, elements, departures } = operating;
  const point = await inPage(tab, "pointToPress", elements, element);
  if (!point) return [];
  await tab.mouse.move(point.x, point.y);
  const before = await world(operating);
  await departures.take();
  await tab.mouse.down();
  const pressed = await world(operating);
  const wentOnPress = await departures.take();
  await tab.mouse.move(2, 2, { steps: 3 });
  await tab.mouse.up();
  if (!differs(before, pressed) && wentOnPress.length === 0) return [];
  const after = await world(operating);
  if (!differs(before, after) && wentOnPress.length === 0) return [];
  // The page changes without a press, too.
  if (differs(after, await world(operating))) return [];
  const effect = wentOnPress[0] ?? (pressed.address === before.address ? "the content of the page" : pressed.address);
  return [
    failure(
      "acts-on-press",
      element,
      `Pressing the mouse button on the element leads to ${effect} before its release, and moving away does not undo it.`,
    ),
  ];
}

/** Changes a field as a visitor does. The context may not change. */
async function change(operating: Operating, element: number, type: FieldType): Promise<Failure[]> {
  const { tab, elements, departures } = operating;
  await departures.take();
  const before = await tab.evaluate(() => location.href);
  await inPage(tab, "focusOn", elements, element);
  await inPage(tab, "quiet", pause);
  const onFocus = await departures.take();
  if (onFocus.length > 0)
    return [failure("focus-changes-context", element, `Focus on the field leads to ${onFocus[0]}.`)];
  if (type === "text") await tab.keyboard.type("a");
  else await tab.keyboard.press(type === "select" ? "ArrowDown" : "Space");
  await inPage(tab, "quiet", pause);
  const { isMoved, address, isWarned } = await inPage(tab, "effectOfChange", elements, element);
  if (type === "text") await tab.keyboard.press("Tab");
  if (type === "text") await inPage(tab, "quiet", pause);
  const went = await departures.take();
  const pathOf = (url: string) => url.split("?")[0];
  // The query may change, as it does for a filter.
  const isElsewhere = pathOf(address) !== pathOf(before);
  if (went.length === 0 && !isElsewhere && !isMoved) return [];
  const effect = went[0] ?? (isElsewhere ? address : "another element, which gets the focus");
  const rule = isWarned ? "input-may-change-context" : "input-changes-context";
  return [failure(rule, element, `A change of this field leads to ${effect}.`)];
}

/** Presses a control twice. If what it controls changes, its state must change, too. */
async function toggle(operating: Operating, element: number, attribute: string | null): Promise<Failure[]> {
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

/** Tilts and moves the device. Only a person can tell whether a control of the page does the same or turns it off. */
async function moveDevice(tab: Page): Promise<Failure[]> {
  const { isMoved, hasControl } = await inPage(tab, "moveDevice");
  if (!isMoved) return [];
  const rule = hasControl ? "moves-with-device" : "moves-only-with-device";
  return [failure(rule, undefined, "Tilting or moving the device changes the content of the page.")];
}
