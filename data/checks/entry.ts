import { array, type InferType, type ISchema, type ObjectShape, object } from "yup";
import { says } from "./sentences.ts";

/** The type that a schema accepts, read-only at every depth. */
export type Entry<Schema extends ISchema<unknown>> = ReadonlyDeep<InferType<Schema>>;

/** Leaves money as is: TypeScript sees a sum as both a number and an object. */
type ReadonlyDeep<Type> = Type extends number ? Type : { readonly [Key in keyof Type]: ReadonlyDeep<Type[Key]> };

/** Schema for an object with exactly these fields. `line` is the author's term for a field. */
export function entry<Shape extends ObjectShape>(shape: Shape, line = "field") {
  const known = Object.keys(shape).join(", ");
  const message = says("is no object", `write one with the fields ${known}`);
  return object(shape)
    .typeError(message)
    .required(message)
    .noUnknown(
      true,
      ({ unknown }: { unknown: string }) => `'${unknown}' is not a ${line} we know; write one of ${known}`,
    );
}

export function list<Item>(item: ISchema<Item>) {
  const message = says("is no list", "write [] where there is none");
  return array(item).typeError(message).required(message);
}
