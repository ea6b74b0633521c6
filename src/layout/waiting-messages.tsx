import { submissionListCopy, submissionNames } from "../../data/forms/submission-list-copy.ts";
import { site } from "../../data/site.ts";
import { SubmissionList } from "../forms/submission-list.tsx";

/** The list of waiting submissions. It loads together with the outbox. */
export function WaitingMessages() {
  return <SubmissionList copy={submissionListCopy} names={submissionNames} timeZone={site.timeZone} />;
}
