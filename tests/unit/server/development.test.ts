import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { attribute, elementsOf, findById, parse, textOf } from "../../../common/html.ts";
import { answers } from "../../../data/forms/answers.ts";
import { formCopy } from "../../../data/forms/form-copy.ts";
import { copySite } from "../../site-copy.ts";
import { bareEnvironment, isThere, killedById } from "../children.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { filled } from "./filled.ts";

/** Starts the server of `npm run dev` on a free port, and waits until it prints its address. */
async function developing(dataDir: string) {
  // Uses a copy, because the server also writes types, which a type check can read at the same time.
  const cwd = copySite("development-intake");
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const child = spawn(process.execPath, [resolve("node_modules/.bin/react-router"), "dev", "--port", "0"], {
    cwd,
    env: { ...bareEnvironment, DATA_DIR: dataDir },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const group = -(child.pid ?? 0);
  onTestFinished(() => killedById(group));
  let printed = "";
  // Reads to the end, because a server that writes to a closed pipe stops.
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        printed += text;
        const [found] = /http:\/\/[\d.:]+/.exec(printed) ?? [];
        if (found) resolve(found);
      });
    child.on("exit", () => reject(new Error(`the development server ended:\n${printed}`)));
  });
  return { child, group, url };
}

function stored(dataDir: string): unknown[] {
  const data = new DatabaseSync(join(dataDir, "intake.sqlite"), { readOnly: true });
  try {
    return data.prepare("SELECT form FROM submission ORDER BY form").all();
  } finally {
    data.close();
  }
}

/** Returns the heading of the response page for forms. */
function titleOf(html: string): string {
  const heading = findById(parse(html), "answer-title");
  return heading ? textOf(heading) : "";
}

test("the development server takes in forms from scripts and without them, and leaves no process", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const { child, group, url } = await developing(dataDir);
  const post = (form: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${url}/forms/${form}`, { method: "POST", body, headers: { "Sec-Fetch-Site": "same-origin", ...headers } });
  const json = { Accept: "application/json", "Content-Type": "application/json" };

  const incomplete = await post("contact", "{}", json);
  expect(incomplete.status).toBe(422);
  expect(await incomplete.json()).toMatchObject({ error: "invalid" });
  const sent = await post("contact", JSON.stringify(filled("contact")), json);
  expect(await sent.json()).toMatchObject({ ok: true, reference: expect.stringMatching(/^KG-/) });

  const plain = await post("newsletter", new URLSearchParams(filled("newsletter")));
  expect(plain.status).toBe(200);
  expect(titleOf(await plain.text())).not.toBe(answers.template.title);
  const refused = await post("newsletter", new URLSearchParams());
  expect(refused.status).toBe(422);
  expect(titleOf(await refused.text())).toBe(formCopy.summary);

  const page = parse(await (await fetch(`${url}/contact`)).text());
  expect(elementsOf(page).map((element) => attribute(element, "action"))).toContain("/forms/contact");
  expect(stored(dataDir)).toEqual([{ form: "contact" }, { form: "newsletter" }]);

  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
  await expect.poll(() => isThere(group)).toBe(false);
});
