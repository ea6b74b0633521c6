import { FieldWithBoxes } from "./field-with-boxes.tsx";
import { SiteFormBody, type SiteFormProps } from "./site-form-body.tsx";

/** A form with boxes to tick. Most have none, and what draws boxes is not loaded for them. */
export function SiteFormWithBoxes(props: SiteFormProps) {
  return <SiteFormBody Field={FieldWithBoxes} {...props} />;
}
