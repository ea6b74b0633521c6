import { fromTheShop } from "../equity-seats.ts";
import { seatPrograms } from "../seat-programs.ts";
import { site } from "../site.ts";
import { email, type Form, fullName, undecided } from "./form.ts";

export const equitySeat = {
  title: "Apply for an equity seat",
  fields: [
    fullName,
    { ...email, hint: "We answer here, and only here." },
    {
      kind: "choice",
      name: "program",
      label: "Program of interest",
      choices: [undecided, ...seatPrograms, fromTheShop],
    },
  ],
  button: "Apply for Equity Seat",
  promise: "No questions asked. There is nothing to prove and nobody to convince.",
  sent: {
    title: "You have asked for a seat",
    text: `That was all of it. We do not check and we do not ask why. A person writes to you ${site.responsePromise}.`,
  },
} as const satisfies Form;
