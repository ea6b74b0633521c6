import { describe, expect, test } from "vitest";
import { everyForm, type FormName, formNames } from "../../../../../data/forms/every-form.ts";
import { donation } from "../../../../../data/forms/gifts.ts";
import { isSample } from "../../../../../data/link.ts";
import { usd } from "../../../../../data/money.ts";
import { roles } from "../../../../../data/quiz/roles.ts";
import { contact } from "../../../../../data/site.ts";
import { roleOf } from "../../../../../data/staff-roles.ts";
import type { Mail } from "../../../../../server/mail/mail.ts";
import { goesToSender, hasReceipt } from "../../../../../server/mail/mail-for.ts";
import { renderMail } from "../../../../../server/mail/templates/render-mail.ts";
import { reportMail } from "../../../../../server/mail/templates/staff-mail.ts";
import { readToken } from "../../../../../server/mail/token.ts";
import type { Submission } from "../../../../../server/store/submission.ts";
import { context, everyKind, jobFor, mailOf, submissionFor } from "../forms.ts";
import { connectMailServer, type Received } from "../queue/mail-server.ts";

const { server, transport } = await connectMailServer();

async function arrived(mail: Mail): Promise<Received> {
  expect(await transport.send(mail)).toEqual({ state: "sent" });
  const received = server.received.at(-1);
  if (!received) throw new Error("nothing arrived");
  return received;
}

function header({ mail }: Received, key: string): string | undefined {
  return mail.headers.find((one) => one.key === key)?.value;
}

describe.each(everyKind)("%s", (kind) => {
  const submission = submissionFor(kind);
  const job = jobFor(submission, kind);
  const mail = renderMail(job, submission, context);

  test("arrives unchanged at a single address", async () => {
    const received = await arrived(mail);
    expect(received.to).toEqual(["noor@example.org"]);
    expect(received.mail.to).toEqual([{ name: "", address: "noor@example.org" }]);
    expect(received.mail.from).toEqual({ name: "Kindred Ground", address: "hello@kindred.example" });
    expect(received.mail.subject).toBe(mail.subject);
    expect(received.mail.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(received.mail.html?.trimEnd()).toBe(mail.html.trimEnd());
    expect(received.mail.messageId).toBe(`<${job.id}@kindred.example>`);
    expect(header(received, "auto-submitted")).toBe("auto-generated");
  });

  test("fits the limits of mail clients", () => {
    expect(Buffer.byteLength(mail.html)).toBeLessThan(60_000);
    expect(mail.html).not.toMatch(/<script|<link|@import|url\(|<form|<iframe|\son\w+=/i);
    expect(mail.html).toMatch(/<html lang="en"/);
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).toContain("max-width:600px");
    for (const [, size] of mail.html.matchAll(/font-size:(\d+)px/g)) expect([0, ...large]).toContain(Number(size));
    for (const [image] of mail.html.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/ width="\d+".* alt="/);
    for (const [table] of mail.html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"');
  });

  test("contains the postal address", () => {
    for (const line of ["214 Old Orchard Road", "Cold Hollow, NY 12000"]) {
      expect(mail.text).toContain(line);
      expect(mail.html).toContain(line);
    }
  });

  test("limits lines to 72 characters except for addresses", () => {
    for (const line of mail.text.split("\n")) if (!line.includes("://")) expect(line.length).toBeLessThanOrEqual(72);
  });
});

const large = Array.from({ length: 60 }, (_, index) => 16 + index);

test.each(everyKind.filter((kind) => goesToSender({ kind })))(
  "lets recipients unsubscribe from %s with one click",
  async (kind) => {
    const received = await arrived(mailOf(kind));
    const link = header(received, "list-unsubscribe")?.slice(1, -1) ?? "";
    expect(header(received, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(received.mail.text).toContain(link);
    expect(received.mail.html).toContain(`"${link}"`);
    const purpose = kind === "newsletter-confirmation" ? "stop" : "unsubscribe";
    const [address = "", token = ""] = link.split(`/newsletter/${purpose}/`);
    expect(address).toBe(context.origin);
    expect(readToken(purpose, token, context.secret, context.now)).toBe("noor@example.org");
  },
);

test("adds no unsubscribe header to staff mail", async () => {
  const received = await arrived(mailOf("staff-notification"));
  expect(header(received, "list-unsubscribe")).toBeUndefined();
});

test("creates a working link for the longest address", async () => {
  const address = `${"n".repeat(64)}@${"m".repeat(63)}.${"o".repeat(63)}.${"p".repeat(56)}.org`;
  const received = await arrived(mailOf("quiz-results", submissionFor("quiz-results"), address));
  const token = header(received, "list-unsubscribe")?.slice(1, -1).split("/").at(-1) ?? "";
  expect(readToken("unsubscribe", token, context.secret, context.now)).toBe(address);
});

test("proves the recipient with the confirmation link", () => {
  const { text, html } = mailOf("newsletter-confirmation");
  const token = /newsletter\/confirm\/(\S+)/.exec(text)?.[1] ?? "";
  expect(readToken("confirm", token, context.secret, context.now)).toBe("noor@example.org");
  expect(html).toContain(`href="https://kindred.example/newsletter/confirm/${token}"`);
});

test("computes a result only from the answers", () => {
  const { subject, text, html } = mailOf(
    "quiz-results",
    submissionFor("quiz-results", {
      answers: "0".repeat(15),
      role: "<b>visionary</b>",
      note: "my words",
    }),
  );
  expect(subject).toMatch(/^Your liberation role: The \w+/);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/my words|visionary/i);
});

test("says how sure a result is, in the words of the page", () => {
  const spread = mailOf("quiz-results", submissionFor("quiz-results", { answers: "0".repeat(15) }));
  const tied = "Your answers are spread out: 2 of 15 each.";
  expect(spread.text).toContain(tied);
  expect(spread.html).toContain(tied);
  const clear = mailOf("quiz-results", submissionFor("quiz-results", { answers: "000003010020200" }));
  const text = clear.text.replace(/\s+/g, " ");
  expect(text).toMatch(/(\d of 15\.|leads by \w+\.) .*(follows with \d\.|follow with \d each\.)/);
  expect(clear.html).toMatch(/follows with \d\.|follow with \d each\./);
});

test("describes each role with its picture, praxis, pillars, and programs", () => {
  const told = new Set<string>();
  for (let seed = 1; told.size < roles.length && seed < 3000; seed += 1) {
    const { text, html } = mailOf("quiz-results", submissionFor("quiz-results", { answers: digits(seed) }));
    const key = /\/social\/quiz\/roles\/(\w+)\.png/.exec(html)?.[1] ?? "";
    const role = roles.find((one) => one.key === key);
    if (!role || told.has(key)) continue;
    told.add(key);
    for (const words of [role.tagline, role.praxis.self]) expect(text.replace(/\s+/g, " ")).toContain(words);
    expect(text).toContain(`${context.origin}/quiz/roles/${key}`);
    expect(text.match(/Instead:/g)).toHaveLength(2);
    expect(text.match(/^\d\. /gm)).toEqual(["1. ", "2. ", "3. "]);
    const tags = "utm_source=quiz&amp;utm_medium=email&amp;utm_campaign=liberation_role";
    expect(html.split(tags)).toHaveLength(4);
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  }
  expect([...told].sort()).toEqual(roles.map(({ key }) => key));
});

test.each(["", "0123", "01230123012301x", "012301230123014", "0123012301230123", 12, true])(
  "rejects %j as quiz answers",
  (answers) => {
    expect(() => mailOf("quiz-results", submissionFor("quiz-results", { answers }))).toThrow("15 digits");
  },
);

test("shows staff the time, reference, every field, and a reply address", async () => {
  const received = await arrived(
    mailOf(
      "staff-notification",
      submissionFor("staff-notification", {
        firstName: "Noor",
        access_needs: "A ramp",
        amount: 25,
        consent: true,
        message: "One\r\nTwo\n\nThree",
      }),
    ),
  );
  expect(received.mail.subject).toBe("Contact: KG-7M4QX2WP");
  expect(received.mail.replyTo).toEqual([{ name: "", address: "noor@example.org" }]);
  const { text } = received.mail;
  expect(text).toContain("Received Saturday, November 21, 2026, 7:00 AM EST");
  for (const line of ["First name: Noor", "Access needs: A ramp", "Amount: 25", "Consent: Yes"]) {
    expect(text).toContain(`\n${line}\n`);
  }
  expect(text).toContain("Message:\n    One\n    Two\n    \n    Three\n");
  expect(received.mail.html).toContain("One<br>Two<br><br>Three");
});

test("names the topic of a message in the subject for staff, unless it is none or not ours", () => {
  const about = (inquiry: string) => mailOf("staff-notification", submissionFor("staff-notification", { inquiry }));
  expect(about("volunteer").subject).toBe("Contact, Volunteering: KG-7M4QX2WP");
  expect(about("homestead-visit").subject).toBe("Contact, Coming to the Homestead: KG-7M4QX2WP");
  for (const inquiry of ["other", "", "Buy my pills"]) expect(about(inquiry).subject).toBe("Contact: KG-7M4QX2WP");
});

test("shows staff a gift in dollars", () => {
  const submission = {
    ...submissionFor("staff-notification", { amount: usd(1250.5) }),
    form: "donation" as const,
  };
  expect(mailOf("staff-notification", submission).text).toContain("Amount: $1,250.50");
});

/** Returns fifteen pseudorandom digits from 0 to 3, one for each answer. The seed determines them. */
function digits(seed: number): string {
  let state = seed;
  return Array.from({ length: 15 }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % 4;
  }).join("");
}

test("shows staff the event, date, place, and calendar file of a registration", () => {
  const fields = { event: "ground-and-breath", name: "Noor", people: 2 };
  const submission = { ...submissionFor("staff-notification", fields), form: "event-registration" as const };
  const { text, html } = mailOf("staff-notification", submission);
  for (const said of [
    "Event: Ground and Breath",
    "When: Saturday, April 10, 2027, 10:00 AM–12:00 PM EDT",
    "Add to calendar: https://kindred.example/events/ground-and-breath.ics",
    "People: 2",
  ])
    expect(text).toContain(said);
  expect(text).not.toContain("Event: ground-and-breath");
  expect(html).toContain("Ground and Breath");
});

test.each(everyKind.filter((kind) => goesToSender({ kind })))(
  "links %s to its submission, where the sender can withdraw it",
  (kind) => {
    const submission = submissionFor(kind);
    const { text, html } = mailOf(kind, submission);
    const token = /forms\/sent#(\S+)/.exec(text)?.[1] ?? "";
    expect(readToken("sent", token, context.secret, context.now)).toBe(submission.id);
    for (const part of [text, html]) {
      expect(part).toContain("KG-7M4QX2WP");
      expect(part).toContain(`${context.origin}/forms/sent#${token}`);
    }
  },
);

/** Matches a deadline in a receipt. */
const byWhen = /within (\d+|an) hours?\b|before the event\b/i;

describe("a receipt", () => {
  function receiptFor(form: FormName, fields: Submission["fields"]) {
    const submission = { ...submissionFor("receipt", fields), form };
    return mailOf("receipt", submission);
  }

  test.each(formNames.filter((form) => roleOf[form] && hasReceipt(form)))(
    "for %s states the next step, the deadline, and how to correct it",
    async (form) => {
      const received = await arrived(receiptFor(form, {}));
      expect(received.mail.subject).toContain("KG-7M4QX2WP");
      expect(received.mail.replyTo).toEqual([{ name: "", address: contact.email }]);
      const text = received.mail.text?.replace(/\s+/g, " ");
      expect(text).toContain(everyForm[form].sent.text.replace(/\s+/g, " "));
      expect(everyForm[form].sent.text).toMatch(byWhen);
      expect(text).toContain("Reply to this email");
    },
  );

  test("repeats choices and numbers but no written text", () => {
    const { text, html } = receiptFor("homestead-visit", {
      name: "Mallory",
      purpose: "work-day",
      people: 4,
      when: "Buy my pills",
      access: "https://evil.example",
    });
    for (const part of [text, html]) {
      for (const said of ["A work day", "4"]) expect(part).toContain(said);
      expect(part).not.toMatch(/Mallory|pills|evil|noor/i);
    }
  });

  test("omits an invalid choice", () => {
    expect(receiptFor("homestead-visit", { purpose: "Buy my pills" }).text).not.toContain("pills");
  });

  test("names the event, date, and place, and links to its calendar file", () => {
    const { subject, text, html } = receiptFor("event-registration", { event: "ground-and-breath", people: 2 });
    expect(subject).toContain("Ground and Breath");
    for (const part of [text, html]) {
      for (const said of ["Ground and Breath", "April 10, 2027", "EDT", "The east meadow"])
        expect(part).toContain(said);
      expect(part).toContain("https://kindred.example/events/ground-and-breath.ics");
      expect(part).not.toContain("Event: ground-and-breath");
    }
    expect(text.match(/^Event: /gm)).toHaveLength(1);
  });

  test.each([
    [{ state: "place" }, /^You’re in. See you on Saturday, April 10: Ground and Breath/, "We’ve saved a seat"],
    [{ state: "place", isHeld: true }, /^Keep your seat/, "within an hour"],
    [{ state: "waiting", number: 7 }, /^You’re number 7 on the waitlist/, "the waitlist moves up in order"],
  ] as const)("for a limited event states that the registration %o", (placement, subject, said) => {
    const submission = { ...submissionFor("place-found"), placement };
    const mail = mailOf("receipt", submission);
    expect(mail.subject).toMatch(subject);
    expect(mail.html).toContain(said);
    expect(mail.text.replaceAll("\n", " ")).toContain(said);
  });

  test("repeats a gift, and links to no sample payment page", () => {
    const { text, html } = receiptFor("donation", { amount: usd(50), rhythm: "once", purpose: "seats" });
    for (const said of ["$50", "Equity seats"]) expect(text).toContain(said);
    for (const part of [text, html])
      expect(part.includes("pay.kindredground")).toBe(!isSample(donation.sent.link.href));
  });
});

test("announces a place with event, date, and location, without submitted text", () => {
  const fields = { event: "ground-and-breath", name: "Buy my pills", access: "and more pills" };
  const { subject, text, html } = mailOf("place-found", submissionFor("place-found", fields));
  expect(subject).toBe("A seat for you: Ground and Breath (KG-7M4QX2WP)");
  for (const part of [text, html]) {
    for (const said of ["April 10, 2027", "The east meadow", "/events/ground-and-breath.ics"])
      expect(part).toContain(said);
    expect(part).not.toContain("pills");
  }
});

test("links staff mail to the submission without the withdrawal button", () => {
  const submission = submissionFor("staff-notification");
  const { text } = mailOf("staff-notification", submission);
  const token = /forms\/read#(\S+)/.exec(text)?.[1] ?? "";
  expect(readToken("read", token, context.secret, context.now)).toBe(submission.id);
  expect(readToken("sent", token, context.secret, context.now)).toBeUndefined();
});

test("tells staff in the morning what they have to do", async () => {
  const received = await arrived(reportMail(["2 rows <cannot> be decrypted."], "noor@example.org", context));
  expect(received.mail.subject).toBe("This morning’s inbox");
  expect(received.mail.text).toContain("2 rows <cannot> be decrypted.");
  expect(received.mail.html).toContain("2 rows &lt;cannot&gt; be decrypted.");
});

test("tells staff the form and time of a withdrawal and to delete the mail", () => {
  const submission = { ...submissionFor("withdrawal-notification"), fields: {}, withdrawnAt: context.now };
  const { subject, text } = mailOf("withdrawal-notification", submission);
  expect(subject).toBe("Canceled: Contact, KG-7M4QX2WP");
  expect(text.replace(/\s+/g, " ")).toContain("Saturday, November 21, 2026, 7:00 AM EST");
  expect(text).toMatch(/delete the email/i);
});
