import { Link } from "@chakra-ui/react/link";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { Ref } from "react";
import type { FormWords } from "../../data/forms/words.ts";

interface ErrorSummaryProps {
  id: string;
  words: FormWords["summary"];
  /** In the order of the fields: id of the control, what to mend. */
  errors: readonly { id: string; message: string }[];
  ref: Ref<HTMLDivElement>;
}

/** What to mend, in one place that takes the focus. Hidden while there is nothing, for the intake to fill in where scripts do not run. */
export function ErrorSummary({ id, words, errors, ref }: ErrorSummaryProps) {
  const titleId = `${id}-title`;
  return (
    <chakra.div
      ref={ref}
      id={id}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      hidden={errors.length === 0}
      gridColumn="1 / -1"
      padding="5"
      bg="error.tint"
      borderRadius="control"
      borderInlineStartWidth="[0.625rem]"
      borderColor="error.line"
    >
      <Text id={titleId} textStyle="label">
        {errors.length > 1 ? words.many.replace("{count}", String(errors.length)) : words.one}
      </Text>
      <ul>
        {errors.map((error) => (
          <li key={error.id}>
            <Link href={`#${error.id}`}>{error.message}</Link>
          </li>
        ))}
      </ul>
    </chakra.div>
  );
}
