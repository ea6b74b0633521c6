import { Link } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import type { FormWords } from "../../data/forms/words.ts";
import { endpoint } from "./endpoint.ts";

interface FormNoteProps {
  /** The form's promise to the sender, such as "Unsubscribe anytime". */
  promise?: string;
  words: Pick<FormWords, "other" | "preview">;
  /** Omits the other way to write, if the page shows it beside the form. */
  isBrief?: boolean;
}

/** The note below the button: a promise and another way to write, or a notice that this preview doesn't send. */
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
