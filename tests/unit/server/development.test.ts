import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { attribute, elementsOf, findById, parse, textOf } from "../../../common/html.ts";
import { answers } from "../../../data/forms/answers.ts";
import { formCopy } from "../../../data/forms/form-copy.ts";
import { bareEnvironment, isThere, killedById } from "../children.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { filled } from "./filled.ts";

/** Starts `npm run dev` on a free port, and waits until it prints its address. */
async function developing(dataDir: string) {
  const child = spawn(process.execPath, ["scripts/dev.mjs", "--port", "0"], {
    env: { ...bareEnvironment, DATA_DIR: dataDir },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const group = -(child.pid ?? 0);
  onTestFinished(() => killedById(group));
  let printed = "";
  child.stderr.on("data", (text) => {
    printed += text;
  });
  for await (const text of child.stdout) {
    printed += text;
    const [url] = /http:\/\/[\d.:]+/.exec(printed) ?? [];
    if (url) return { child, group, url };
  }
  throw new Error(`the development server ended before it printed its address:\n${printed}`);
}

function stored(dataDir: string): unknown[] {
  const data = new DatabaseSync(join(dataDir, "intake.sqlite"), { readOnly: true });
  try {
    return data.prepare("SELECT form FROM submission ORDER BY form").all();
  } finally {
    data.close();
  }
}

/** Returns the heading of the page that answers forms. */
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
