import { parse } from "parse5";
import { expect, test } from "vitest";
import { everyForm, type FormName } from "../../../../../data/forms/every-form.ts";
import { goesToSender } from "../../../../../server/mail/mail-for.ts";
import { renderMail } from "../../../../../server/mail/templates/render-mail.ts";
import { context, everyKind, jobFor, mailOf, submissionFor } from "../forms.ts";
import { connectMailServer } from "../queue/mail-server.ts";

const { server, transport } = await connectMailServer();

const hostile = [
  "Noor\r\nBcc: all@example.org",
  "Noor\nBcc: all@example.org",
  "Noor\rBcc: all@example.org",
  "Noor\r\n\r\n<b>a second body</b>",
  "Noor\r\n.\r\nMAIL FROM:<evil@example.org>",
  "Noor\u2028Bcc: all@example.org",
  "=?utf-8?q?=0D=0ABcc:_all@example.org?=",
  "<script>alert(1)</script>",
  "</td></tr></table><img src=x onerror=alert(1)>",
  `" style="position:fixed" onclick="alert(1)`,
  "' onmouseover='alert(1)",
  "<!--",
  "-->",
  "<![endif]-->",
  "<a href='https://evil.example'>Read more</a>",
  "&lt;b&gt; &amp;nbsp;",
  "$& $1 {{name}}",
  "\u0000\u0001\u001b[2J\u0085",
  "\ud800",
  "\u202eright to left",
];

test.each(hostile)("keeps a field with %j as a field", async (text) => {
  const submission = submissionFor("staff-notification", { name: text, message: text, [text]: text });
  const harmless = submissionFor("staff-notification", { name: "Noor", message: "Hello", other: "Hello" });
  const mail = mailOf("staff-notification", submission);
  await transport.send(mail);
  const received = server.received.at(-1);
  expect(received?.to).toEqual(["noor@example.org"]);
  expect(received?.mail.bcc).toBeUndefined();
  expect(received?.mail.subject).toBe("Contact: KG-7M4QX2WP");
  expect(received?.mail.headers.map(({ key }) => key)).not.toContain("bcc");
  const usual = mailOf("staff-notification", harmless);
  expect(elements(received?.mail.html ?? "")).toEqual(elements(usual.html));
});

test("excludes it from mail to senders and from the digest", () => {
  for (const kind of everyKind.filter((kind) => goesToSender({ kind }) || kind === "staff-digest")) {
    const typed = {
      ...Object.fromEntries(hostile.map((text, index) => [`field${index}`, text])),
      // Hostile texts also fill all fields of the contact form, even in mail for other forms.
      ...Object.fromEntries(everyForm.contact.fields.map(({ name }, index) => [name, hostile[index] ?? ""])),
    };
    const submission = submissionFor(kind, { ...typed, name: "Mallory", email: "mallory@evil.example" });
    const job = jobFor(submission, kind);
    const clean = { ...submission, fields: submissionFor(kind).fields };
    expect(renderMail(job, submission, context)).toEqual(renderMail(job, clean, context));
  }
});

test.each([
  "a@example.org, b@example.org",
  "a@example.org\r\nBcc: b@example.org",
  "all: a@example.org, b@example.org;",
  "Noor <noor@example.org>",
  "a@b@example.org",
  "a@example.org>\r\nRCPT TO:<b@example.org",
])("rejects %j as a recipient and reply address", async (address) => {
  for (const kind of everyKind) {
    expect(() => mailOf(kind, submissionFor(kind), address)).toThrow("exactly one address");
  }
  const submission = submissionFor("staff-notification", { email: address });
  const mail = mailOf("staff-notification", submission);
  expect(mail.headers).not.toHaveProperty("Reply-To");
  const before = server.received.length;
  expect(await transport.send({ ...mail, to: address })).toMatchObject({ state: "dead" });
  expect(server.received).toHaveLength(before);
});

test("writes a hostile subject in a single header line", async () => {
  const submission = { ...submissionFor("staff-notification"), form: "contact\r\nBcc: x@example.org" as FormName };
  await transport.send(mailOf("staff-notification", submission));
  const received = server.received.at(-1);
  expect(received?.mail.headers.map(({ key }) => key)).not.toContain("bcc");
  expect(received?.to).toEqual(["noor@example.org"]);
});

/** Lists the names of the elements and their attributes, in order. Skips `br`, because lines of a field may add some. */
function elements(html: string): string[] {
  const names: string[] = [];
  const visit = (node: { childNodes?: unknown[]; tagName?: string; attrs?: { name: string }[] }) => {
    if (node.tagName && node.tagName !== "br")
      names.push([node.tagName, ...(node.attrs ?? []).map(({ name }) => name)].join(" "));
    for (const child of node.childNodes ?? []) visit(child as typeof node);
  };
  visit(parse(html) as never);
  return names;
}
