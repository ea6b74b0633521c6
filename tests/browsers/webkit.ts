import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../a11y/serve-site.ts";
import type { WebKit } from "../../scripts/other-browsers.mjs";
import type { OpenBrowser, Place, Role, Tab } from "./tab.ts";

/** Milliseconds to wait until an element is usable. */
const patience = 10_000;
const interval = 50;

/** Milliseconds after which a command counts as hung. The longest takes 2 s on a busy machine. */
const hanging = 20_000;

/** Thrown if a command gets no response although the pages are idle, or if the driver has ended. */
export class DriverFails extends Error {}

/** Height of the browser's toolbar in CSS pixels. */
const toolbar = 38;

/** Key of an element's id in the WebDriver protocol. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
type Element = Record<typeof elementKey, string>;

/** Code points of keys in the WebDriver protocol. */
const keys: Readonly<Record<string, string>> = {
  Alt: "\uE00A",
  ArrowDown: "\uE015",
  Control: "\uE009",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  Tab: "\uE004",
};

/** Selectors of elements that can have a role. The browser computes their names. */
const candidates: Readonly<Record<Role, string>> = {
  button: "button, summary, [role=button]",
  checkbox: "[type=checkbox]",
  heading: "h1, h2, h3, h4, h5, h6",
  link: "a[href]",
  menuitemradio: "[role=menuitemradio]",
  searchbox: "[type=search]",
  spinbutton: "[type=number], [role=spinbutton]",
  textbox: "input:not([type]), [type=text], [type=email], textarea",
};

type Ask = <Result>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Result>;
type Step = { css: string } | { role: Role; name: string; exact: boolean } | { nth: number };

/**
 * Starts WebKitGTK on a virtual screen, and drives it with the WebDriver protocol. Playwright's WebKit is a separate
 * build.
 */
export async function openWebKit({ browser, driver, screen }: WebKit): Promise<OpenBrowser> {
  const display = spawn(screen, ["-displayfd", "3", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, "data");
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
  const leave = () => display.kill();
  process.once("exit", leave);
  const options = { binary: browser, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  return {
    async inNewTab(origin, visit) {
      // A driver that has ended a session can hang or end in the next one.
      await using own = await startDriver(driver, env);
      const { ask } = own;
      let last: Promise<unknown> | undefined;
      try {
        const { sessionId } = await retried(() => ask<{ sessionId: string }>("POST", "", { capabilities }));
        const askPage: Ask = (method, path, body) => {
          const answer = ask<never>(method, `/${sessionId}${path}`, body);
          last = answer;
          return answer;
        };
        await visit(await tabOf(askPage, origin));
      } catch (error) {
        // An expectation can run out of time before the command that it waits for counts as hung.
        const reason = await last?.catch((reason: unknown) => reason);
        if (own.hasEnded()) throw new DriverFails("the driver has ended", { cause: error });
        throw reason instanceof DriverFails ? reason : error;
      }
    },
    async close() {
      process.off("exit", leave);
      leave();
      await ended(display);
    },
  };
}

/** Starts a driver. Disposing it ends its browser as well. */
async function startDriver(path: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], { env, stdio: "ignore", detached: true });
  const leave = () => {
    try {
      process.kill(-(driver.pid ?? 0), "SIGKILL");
    } catch {
      // The driver and its browser have ended.
    }
  };
  process.once("exit", leave);
  const ask: Ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(hanging),
    }).catch(async (error: Error) => {
      if (error.name !== "TimeoutError") throw error;
      const command = `${method} ${path} ${JSON.stringify(body)?.slice(0, 200)}`;
      if (await arePagesBusy()) throw new Error(`WebKit: a page is too busy to answer ${command}`);
      throw new DriverFails(`the driver does not answer ${command}`);
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`WebKit, ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  return {
    ask,
    hasEnded: () => driver.exitCode !== null || driver.signalCode !== null,
    async [Symbol.asyncDispose]() {
      process.off("exit", leave);
      leave();
      await ended(driver);
    },
  };
}

/** Returns the processor time of all page processes, in ticks. */
function ticksOfPages(): number {
  const ticks = readdirSync("/proc").flatMap((id) => {
    if (!/^\d+$/.test(id)) return [];
    try {
      // The name of the program is in parentheses, and cut to 15 characters.
      const [name = "", rest = ""] = readFileSync(`/proc/${id}/stat`, "utf8").split(") ");
      const [user, system] = rest.split(" ").slice(11, 13).map(Number);
      return name.endsWith("(WebKitWebProces") ? [(user ?? 0) + (system ?? 0)] : [];
    } catch {
      // The process has ended.
      return [];
    }
  });
  return ticks.reduce((sum, one) => sum + one, 0);
}

/** Resolves to true if pages use a quarter of a core, as a page in a loop does on a busy machine. */
async function arePagesBusy(): Promise<boolean> {
  const before = ticksOfPages();
  await setTimeout(1_000);
  // A tick is 10 ms.
  return ticksOfPages() - before > 25;
}

const ended = (process: ChildProcess) => process.exitCode ?? process.signalCode ?? once(process, "exit");

/** Repeats a command until it succeeds, for at most `patience`, as Playwright does for elements that are not ready. */
async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (const begun = Date.now(); ; await setTimeout(interval)) {
    try {
      return await run();
    } catch (error) {
      if (error instanceof DriverFails || Date.now() - begun > patience) throw error;
    }
  }
}

async function tabOf(ask: Ask, origin: string): Promise<Tab> {
  /** Runs a function in the page. Elements in `args` arrive as elements of the page. */
  const run = <Result>(inPage: (...given: never[]) => Result | Promise<Result>, ...args: unknown[]) =>
    ask<Result>("POST", "/execute/sync", { script: `return (${inPage})(...arguments)`, args });

  /** Presses one key, or keys joined by `+`. */
  const press = (chord: string) => {
    const values = chord.split("+").map((key) => keys[key] ?? key);
    const downs = values.map((value) => ({ type: "keyDown", value }));
    const ups = values.toReversed().map((value) => ({ type: "keyUp", value }));
    return ask<void>("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions: [...downs, ...ups] }] });
  };

  async function find(steps: readonly Step[]): Promise<Element[]> {
    let found: (Element | null)[] = [null];
    for (const step of steps) {
      if ("nth" in step) found = found.slice(step.nth, step.nth + 1);
      else if ("css" in step) found = await run(within, found[0], step.css);
      else found = await named(await run(shownWithin, found[0], candidates[step.role]), step);
      if (found.length === 0) break;
    }
    return found as Element[];
  }

  async function named(elements: Element[], { name, exact }: Extract<Step, { role: Role }>): Promise<Element[]> {
    const right: Element[] = [];
    for (const element of elements) {
      const label = (await ask<string>("GET", `/element/${element[elementKey]}/computedlabel`)).trim();
      if (exact ? label === name : label.toLowerCase().includes(name.toLowerCase())) right.push(element);
    }
    return right;
  }

  function placeAt(steps: readonly Step[]): Place {
    const use = <Result>(act: (element: Element, path: string) => Promise<Result>) =>
      retried(async () => {
        const [element] = await find(steps);
        if (!element) throw new Error(`WebKit: found no ${JSON.stringify(steps)}`);
        return act(element, `/element/${element[elementKey]}`);
      });
    return {
      locator: (css) => placeAt([...steps, { css }]),
      getByRole: (role, { name, exact = false }) => placeAt([...steps, { role, name, exact }]),
      nth: (index) => placeAt([...steps, { nth: index }]),
      click: () =>
        use(async (element, path) => {
          await run(prepareClick, element);
          await ask("POST", `${path}/click`, {});
        }),
      press: (key) =>
        use(async (element) => {
          await run((node: HTMLElement) => node.focus(), element);
          await press(key);
        }),
      pressSequentially: (text) => use((_, path) => ask("POST", `${path}/value`, { text })),
      isVisible: async () => run(isShown, (await find(steps))[0] ?? null),
      innerText: () => use((element) => run((node: HTMLElement) => node.innerText, element)),
    };
  }

  return {
    ...placeAt([]),
    evaluate: run,
    // A script that arrives while a page is being replaced can hang the driver.
    address: () => ask("GET", "/url"),
    goto: (path) => ask("POST", "/url", { url: new URL(path, origin).href }),
    setViewportSize: ({ width, height }) => ask("POST", "/window/rect", { width, height: height + toolbar }),
    keyboard: { press },
  };
}

const within = (root: ParentNode | null, css: string) => [...(root ?? document).querySelectorAll(css)] as never[];

const shownWithin = (root: ParentNode | null, css: string) =>
  [...(root ?? document).querySelectorAll(css)].filter((found) => found.checkVisibility()) as never[];

const isShown = (element: HTMLElement | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;

/** Scrolls an element into view and waits until it is at rest, as Playwright does. Rejects if it is disabled. */
async function prepareClick(element: HTMLElement): Promise<void> {
  if (element.matches(":disabled")) throw new Error("disabled");
  // The driver scrolls too little on pages that scroll smoothly.
  element.scrollIntoView({ behavior: "instant", block: "center" });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  for (let before = ""; before !== place(); await new Promise(requestAnimationFrame)) before = place();
}
