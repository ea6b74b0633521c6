import type { Audit } from "../audit.ts";
import { isSigned, isSignedFor, type Manual, signerOf } from "../manual.ts";

export interface SignedAnswers {
  answers: Manual["answers"];
  /** A sentence for every report that states levels. */
  standing: string;
}

/**
 * Returns the checklist's answers if it was signed for this audit or for the same unchanged commit. Otherwise returns
 * none, because the signer has not checked this version.
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
