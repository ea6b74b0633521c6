import { Link } from "@chakra-ui/react/link";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { MouseEvent, Ref } from "react";
import type { FormWords } from "../../data/forms/words.ts";
import { ErrorPanel } from "./error-panel.ts";

interface ErrorSummaryProps {
  id: string;
  words: FormWords["summary"];
  /** Id of each control and how to fix its error, in the order of the fields. */
  errors: readonly { id: string; message: string }[];
  ref: Ref<HTMLDivElement>;
}

/**
 * The error summary, which takes the focus, as in GOV.UK's design system. It is a plain element around an alert: screen
 * readers announce the whole alert, and would also announce a name or role of the outer element. It stays in the page
 * while there are no errors, hidden, because the intake fills it without scripts.
 */
export function ErrorSummary({ id, words, errors, ref }: ErrorSummaryProps) {
  return (
    <ErrorPanel ref={ref} id={id} tabIndex={-1} hidden={errors.length === 0} gridColumn="1 / -1">
      <div role="alert">
        <Text as="h2" id={`${id}-title`} textStyle="label">
          {errors.length > 1 ? words.many.replace("{count}", String(errors.length)) : words.one}
        </Text>
        <chakra.ul display="grid" gap="3" marginTop="3">
          {errors.map((error) => (
            <li key={error.id}>
              <Link href={`#${error.id}`} onClick={(event) => goTo(error.id, event)}>
                {error.message}
              </Link>
            </li>
          ))}
        </chakra.ul>
      </div>
    </ErrorPanel>
  );
}

/** Keeps the label and the error in view, and adds no browser history entry for each fixed error. */
function goTo(id: string, event: MouseEvent) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.parentElement ?? control).scrollIntoView?.({ block: "nearest" });
}
