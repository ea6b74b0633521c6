import { Link } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import type { FormWords } from "../../data/forms/words.ts";
import { endpoint } from "./endpoint.ts";

interface FormNoteProps {
  /** What the form promises. */
  promise?: string;
  words: Pick<FormWords, "other" | "preview">;
  /** Leaves out the other way to write, where it stands beside the form. */
  isBrief?: boolean;
}

/** Under the button: a promise and another way to write, or that this preview does not send. */
export function FormNote({ promise, words: { other, preview }, isBrief }: FormNoteProps) {
  const address = (
    <>
      {" "}
      <Link href={`mailto:${other.email}`} overflowWrap="anywhere">
        {other.email}
      </Link>
      .
    </>
  );
  return (
    <Text textStyle="small" color="fg.muted">
      {endpoint ? promise : `${preview.title}. ${preview.text}`}
      {endpoint && !isBrief && `${promise ? " " : ""}${other.before}`}
      {(!endpoint || !isBrief) && address}
    </Text>
  );
}
