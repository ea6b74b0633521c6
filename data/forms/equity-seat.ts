import { fromTheShop } from "../equity-seats.ts";
import { seatPrograms } from "../seat-programs.ts";
import { site } from "../site.ts";
import { email, type Form, fullName, undecided } from "./form.ts";
import { retention } from "./retention.ts";

export const equitySeat = {
  title: "Apply for an equity seat",
  fields: [
    fullName,
    email,
    {
      kind: "choice",
      name: "program",
      label: "Program of interest",
      choices: [undecided, ...seatPrograms, fromTheShop],
    },
  ],
  keptDays: retention.waiting,
  button: "Apply for Equity Seat",
  promise: "No questions asked. We only use your email to reply to you.",
  sent: {
    title: "We’ve got your application",
    text: `That’s all we need. A person will write to you ${site.responsePromise}.`,
  },
} as const satisfies Form;
