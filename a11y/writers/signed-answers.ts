import type { Audit } from "../audit.ts";
import { isSigned, isSignedFor, type Manual, signerOf } from "../manual.ts";

/** The answers that a person stands for, or why there are none. */
export interface SignedAnswers {
  answers: Manual["answers"];
  /** In a sentence; every report that could state levels says it. */
  standing: string;
}

/**
 * What of the sheet may be stated beside this audit: all of it where it was signed over this audit, or over the same
 * commit without changes; else nothing, for the person has not seen what is stated.
 */
export function signedAnswers(audit: Audit, manual: Manual | null): SignedAnswers {
  if (!manual)
    return { answers: {}, standing: "No sheet of checks by hand could be read; what follows is the machine’s alone." };
  if (!isSigned(manual))
    return { answers: {}, standing: "The sheet of checks by hand is not signed; its answers are left out." };
  if (isSignedFor(manual, audit))
    return {
      answers: manual.answers,
      standing: `Checked by hand and signed by ${signerOf(manual)} on ${manual.date}.`,
    };
  const { commit, endedAt } = manual.audited;
  return {
    answers: {},
    standing:
      `The sheet that ${signerOf(manual)} signed on ${manual.date} is of another audit (${commit ?? "no commit"}, ` +
      `${endedAt}); its answers are left out.`,
  };
}
