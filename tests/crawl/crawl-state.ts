import type { Page } from "@playwright/test";
import type { Control } from "./controls.ts";
import { type Hand, press, quiet, timeouts, Unreachable } from "./press.ts";
import { problemsOf } from "./problems.ts";
import type { Standing } from "./standing.ts";

/** As many presses lead to a control at most: what opens a menu, then a line of it. */
const deepest = 2;

interface Crawling {
  hand: Hand;
  /** Those of `controls` that have not been met before, which from then on they have. */
  fresh: (controls: readonly Control[]) => Control[];
  tell: (problem: string) => void;
  /** What the page has written to the console; taken out as it is told. */
  complaints: string[];
}

/** A control, and what has to be pressed before it is there. */
interface Step {
  control: Control;
  after: readonly Control[];
}

/** Presses what is fresh in a state, and what a press brings. Gives how many controls that were. */
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
  /** What `press` gives; undefined where the control cannot be reached. */
  const ifReached = (pressing: Promise<string[]>) =>
    pressing.catch((error) => {
      if (error instanceof Unreachable) return undefined;
      throw error;
    });
  /** A button that its own press takes away may still be there for a moment. */
  const pressAgain = async (control: Control) => (await ifReached(pressAll([control]))) ?? ["is gone"];
  /** Where the page stands, else after what brings it, such as a menu’s button, else in the page opened anew. */
  const take = async ({ control, after }: Step) => {
    const here = await ifReached(pressAll([control], timeouts.ifGone));
    if (here) return here;
    const again = after.length > 0 && (await ifReached(pressAll([...after, control])));
    if (again) return again;
    await leave();
    return pressAll([...after, control]);
  };
  /** What is chosen already need not do anything. Links that are wrong without being pressed are told of, and no step. */
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
        // A notice comes late and goes by itself: it need not come again by the same way.
        if (after.length === 0) tell(`${inWords(step)}: ${error.message}`);
        await leave();
      }
      for (const complaint of complaints.splice(0)) tell(`${inWords(step)}: the console says ${complaint}`);
    }
    for (const complaint of complaints.splice(0)) tell(`the console says ${complaint}`);
  } finally {
    await leave();
  }
  return pressed;
}

/** Goes back to where a link was, and says whether it is there again. */
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

/** A mail, a call, a calendar: no browser shows that it is opened. */
function isForAnotherProgram({ href }: Control): boolean {
  return /^(mailto|tel|webcal):/.test(href ?? "");
}

function leadsAway({ kind, opensTab }: Control): boolean {
  return kind === "link" && !opensTab;
}
