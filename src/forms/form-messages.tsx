import { Button, chakra, Link, Text, VisuallyHidden } from "@chakra-ui/react";
import type { MouseEvent, Ref } from "react";
import type { Form } from "../../data/forms/form.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import { endpoint, type FormResult } from "./send-form.ts";

interface ErrorSummaryProps {
  id: string;
  /** Id of each control and how to fix its error, in the order of the fields. */
  errors: readonly { id: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
}

/**
 * The error summary, which takes the focus, as in GOV.UK's design system. It is a plain element around an alert. Screen
 * readers announce the whole alert, and would also announce the outer element's name or role. It stays in the page
 * while there are no errors, hidden, because the intake fills it without scripts.
 */
export function ErrorSummary({ id, errors, ref }: ErrorSummaryProps) {
  return (
    <ErrorPanel ref={ref} id={id} tabIndex={-1} hidden={errors.length === 0} gridColumn="1 / -1">
      {/* Not atomic: after a correction, a screen reader announces nothing. */}
      <div role="alert" aria-atomic={false}>
        <Text as="h2" id={`${id}-title`} textStyle="label">
          {formCopy.summary}
        </Text>
        <chakra.ul display="grid" gap="3" marginTop="3">
          {errors.map((error) => (
            <li key={error.id}>
              <Link href={`#${error.id}`} onClick={(event) => focusControl(error.id, event)}>
                {error.message}
              </Link>
            </li>
          ))}
        </chakra.ul>
      </div>
    </ErrorPanel>
  );
}

/**
 * Focuses a control and keeps its label and error in view. Following the link would also add a browser history entry.
 */
function focusControl(id: string, event: MouseEvent) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.parentElement ?? control).scrollIntoView?.({ block: "nearest" });
}

interface KeptDraftProps {
  isShown: boolean;
  onStartOver: () => void;
}

/** Tells the visitor that the form holds a draft. A script shows this text before the first paint (fill-forms.ts). */
export function KeptDraft({ isShown, onStartOver }: KeptDraftProps) {
  const { text, startOver } = formCopy.keptDraft;
  return (
    <chakra.p data-kept hidden={!isShown} suppressHydrationWarning gridColumn="1 / -1">
      {text}{" "}
      <Button type="button" variant="outline" onClick={onStartOver}>
        {startOver}
      </Button>
    </chakra.p>
  );
}

interface FormErrorProps {
  id: string;
  form: Pick<Form, "fields">;
  result: FormResult | undefined;
  isSending: boolean;
}

/** A live region below the button. Says that the form is being sent, and then the reason if the submission failed. */
export function FormError({ id, form, result, isSending }: FormErrorProps) {
  const reasons = result ? reasonsOf(result, form) : [];
  return (
    <div id={id} role="status">
      {isSending && <VisuallyHidden>{formCopy.sending}</VisuallyHidden>}
      {reasons.length > 0 && (
        // An error may contain an email address, which may be longer than a line on a phone.
        <ErrorPanel marginBottom="4" overflowWrap="anywhere">
          {reasons.map((reason) => (
            <Text key={reason}>{reason}</Text>
          ))}
        </ErrorPanel>
      )}
    </div>
  );
}

const keptReasons: Readonly<Record<string, string>> = {
  "not-loaded": formCopy.notLoaded,
  "no-intake": formCopy.noIntake,
};

function reasonsOf(result: FormResult, { fields }: Pick<Form, "fields">): string[] {
  switch (result.state) {
    case "kept-in-form":
      return [keptReasons[result.why] ?? formCopy.kept];
    case "preview":
      return [formCopy.preview.title];
    case "refused": {
      const isMarked = ({ field }: { field: string }) => fields.some(({ name }) => name === field);
      const rest = result.errors.filter((error) => !isMarked(error)).map(({ message }) => message);
      return [rest.length < result.errors.length ? formCopy.refused : formCopy.refusedWhole, ...rest.filter(Boolean)];
    }
    default:
      return [];
  }
}

interface FormNoteProps {
  /** The form's promise to the sender, such as "Unsubscribe anytime". */
  promise?: string;
  /** True to omit the other way to write, because the page shows it next to the form. */
  isBrief?: boolean;
}

/** The note below the button: a promise and another way to write or, in a preview that sends no forms, a notice. */
export function FormNote({ promise, isBrief }: FormNoteProps) {
  const { other, preview } = formCopy;
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

/** Background of an error message. Its border is as thick as that of a field with an error. */
const ErrorPanel = chakra("div", {
  base: {
    padding: "5",
    bg: "error.tint",
    color: "fg.default",
    borderRadius: "control",
    borderInlineStartWidth: "error",
    borderColor: "error.line",
  },
});
