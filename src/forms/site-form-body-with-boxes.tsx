import { FieldWithBoxes } from "./field-with-boxes.tsx";
import { SiteFormBody, type SiteFormProps } from "./site-form-body.tsx";

export function SiteFormBodyWithBoxes(props: SiteFormProps) {
  return <SiteFormBody Field={FieldWithBoxes} {...props} />;
}
