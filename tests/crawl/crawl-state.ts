import type { Page } from "@playwright/test";
import type { Control } from "./controls.ts";
import { type Hand, press, quiet, timeouts, Unreachable } from "./press.ts";
import { problemsOf } from "./problems.ts";
import type { Standing } from "./standing.ts";

/** Maximum length of a path of presses to a control: a menu button, then an item of the menu. */
const deepest = 2;

interface Crawling {
  hand: Hand;
  /** Returns the controls that are new, and records them as seen. */
  fresh: (controls: readonly Control[]) => Control[];
  tell: (problem: string) => void;
  /** Console messages of the page, removed once reported. */
  complaints: string[];
}

interface Step {
  control: Control;
  after: readonly Control[];
}

/** Presses the new controls in a state, and those that a press reveals. Returns the number of controls pressed. */
export async function crawlState(
  open: () => Promise<Standing>,
  { hand, fresh, tell, complaints }: Crawling,
): Promise<number> {
  let standing: Standing | undefined;
  let pressed = 0;
  const tab = async () => {
    standing ??= await open();
    return standing.tab;
  };
  const leave = async () => {
    await standing?.close();
    standing = undefined;
  };
  const list = async () => {
    await quiet(await tab());
    return (await tab()).evaluate(() => window.listControls());
  };
  const pressAll = async (controls: readonly Control[], wait?: number) => {
    let effects: string[] = [];
    for (const control of controls) effects = await press(await tab(), control, hand, wait);
    return effects;
  };
  /** Resolves to the result of `press`, or to undefined if the control cannot be reached. */
  const ifReached = (pressing: Promise<string[]>) =>
    pressing.catch((error) => {
      if (error instanceof Unreachable) return undefined;
      throw error;
    });
  /** A button that its own press removes may be there for another moment. */
  const pressAgain = async (control: Control) => (await ifReached(pressAll([control]))) ?? ["is gone"];
  /**
   * Tries the page as is, then after the presses that reveal the control, such as a menu's button, then a fresh page
   * load.
   */
  const take = async ({ control, after }: Step) => {
    const here = await ifReached(pressAll([control], timeouts.ifGone));
    if (here) return here;
    const again = after.length > 0 && (await ifReached(pressAll([...after, control])));
    if (again) return again;
    await leave();
    return pressAll([...after, control]);
  };
  /**
   * A control that is already chosen need not have an effect. Links with a known problem are reported and not pressed.
   */
  const stepsFrom = (controls: readonly Control[], after: readonly Control[]): Step[] =>
    fresh(controls).flatMap((control) => {
      const problems = problemsOf(control);
      for (const problem of problems) tell(`${inWords({ control, after })}: ${problem}`);
      const isStep = problems.length === 0 && !control.isChosen && !isForAnotherProgram(control);
      return isStep ? { control, after } : [];
    });

  try {
    const inert = await (await tab()).evaluate(() => window.inertLinks());
    for (const name of inert) tell(`link ‘${name}’ is inert`);
    const steps = stepsFrom(await list(), []).filter(({ control }) => !inert.includes(control.name));
    for (let step = steps.shift(); step; step = steps.shift()) {
      const { control, after } = step;
      pressed++;
      try {
        const effects = await take(step);
        if (effects.length === 0) tell(`${inWords(step)}: pressing it has no effect`);
        const hasLeft = effects.includes("leaves the page");
        if (hasLeft || leadsAway(control)) {
          const isBack = !hasLeft && after.length === 0 && (await comeBack(await tab(), control));
          if (!isBack) await leave();
        } else if (effects.length > 0) {
          const path = [...after, control];
          const now = await list();
          if (path.length < deepest) steps.unshift(...stepsFrom(now, path));
          const again = now.find(({ key }) => key === control.key);
          if (control.kind === "press" && again && !again.isChosen && (await pressAgain(again)).length === 0)
            tell(`${inWords(step)}: pressing it again has no effect`);
        }
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        // A notice appears late and disappears on its own, so it need not appear again.
        if (after.length === 0) tell(`${inWords(step)}: ${error.message}`);
        await leave();
      }
      for (const complaint of newOf(complaints)) tell(`${inWords(step)}: the console says ${complaint}`);
    }
    for (const complaint of newOf(complaints)) tell(`the console says ${complaint}`);
  } finally {
    await leave();
  }
  return pressed;
}

async function comeBack(tab: Page, { key }: Control): Promise<boolean> {
  await tab.goBack({ timeout: 2_000 }).catch(() => {});
  return tab
    .waitForFunction((key) => window.controlOf(key), key, { timeout: 2_000 })
    .then(
      () => true,
      () => false,
    );
}

function inWords({ control, after }: Step): string {
  return [...after, control].map(({ kind, name, href }) => `${kind} ‘${name || href}’`).join(", then ");
}

/** The service refuses the code of a sample receipt. */
function newOf(complaints: string[]): string[] {
  return complaints.splice(0).filter((complaint) => !complaint.includes("410 (Gone)"));
}

/** Returns true for mail, phone and calendar links: no browser shows that they open. */
function isForAnotherProgram({ href }: Control): boolean {
  return /^(mailto|tel|webcal):/.test(href ?? "");
}

function leadsAway({ kind, opensTab }: Control): boolean {
  return kind === "link" && !opensTab;
}
