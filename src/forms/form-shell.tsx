import { Button } from "@chakra-ui/react/button";
import { Link } from "@chakra-ui/react/link";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { FormCopy } from "../../data/form-copy.ts";

/** What every form of the site takes. */
export interface FormProps<Copy extends FormCopy> {
  copy: Copy;
  /** Where the same form stands twice on a page; otherwise the id of the copy. */
  id?: string;
  /** Id of the heading that names the form; otherwise its own name does. */
  labelledBy?: string;
}

interface FormShellProps extends FormProps<FormCopy> {
  /** Subject of the mail, where the copy’s own is not specific enough. */
  mailSubject?: string;
  /** Words on the button, where the copy’s own are not specific enough. */
  action?: string;
  children: ReactNode;
}

/** A form around its fields: what its button does in plain words, and the button, which opens the visitor’s mail program. */
export function FormShell({ copy, id = copy.id, labelledBy, mailSubject, action, children }: FormShellProps) {
  const { to, subject } = copy.mail;
  const noteId = `${id}-note`;
  return (
    <chakra.form
      id={id}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : copy.name}
      action={`mailto:${to}?subject=${encodeURIComponent(mailSubject || subject)}`}
      method="post"
      encType="text/plain"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="6"
    >
      {children}
      <Text id={noteId} textStyle="small" color="fg.muted">
        {copy.note.before}{" "}
        <Link href={`mailto:${to}`} overflowWrap="anywhere">
          {to}
        </Link>
        . {copy.note.after}
      </Text>
      <Button type="submit" size="lg" justifySelf="start" aria-describedby={noteId}>
        {action ?? copy.button}
      </Button>
    </chakra.form>
  );
}
