import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { Form } from "../../data/forms/form.ts";
import type { FormWords } from "../../data/forms/words.ts";
import { ErrorPanel } from "./error-panel.ts";
import type { FormResult } from "./send-form.ts";

interface FormErrorProps {
  id: string;
  form: Pick<Form, "fields">;
  words: FormWords;
  result: FormResult | undefined;
  isSubmitting: boolean;
}

/** The reason why a submission failed, below the button. A live region, empty until there is an error. */
export function FormError({ id, form, words, result, isSubmitting }: FormErrorProps) {
  const reasons = result ? reasonsOf(result, form, words) : [];
  return (
    <div id={id} role="status">
      {isSubmitting && <VisuallyHidden>{words.sending}</VisuallyHidden>}
      {reasons.length > 0 && (
        // An error may contain an email address, which is longer than a line on a phone.
        <ErrorPanel marginBottom="4" overflowWrap="anywhere">
          {reasons.map((reason) => (
            <Text key={reason}>{reason}</Text>
          ))}
        </ErrorPanel>
      )}
    </div>
  );
}

function reasonsOf(result: FormResult, { fields }: Pick<Form, "fields">, words: FormWords): string[] {
  switch (result.state) {
    case "kept-in-form":
      return [words.kept];
    case "preview":
      return [words.preview.title];
    case "refused": {
      const isMarked = ({ field }: { field: string }) => fields.some(({ name }) => name === field);
      const rest = result.errors.filter((error) => !isMarked(error)).map(({ message }) => message);
      return [rest.length < result.errors.length ? words.refused : words.refusedWhole, ...rest.filter(Boolean)];
    }
    default:
      return [];
  }
}
