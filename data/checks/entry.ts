import { array, type InferType, type ISchema, type ObjectShape, object } from "yup";
import { says } from "./sentences.ts";

/** The type of what a schema lets through, read-only at every depth. */
export type Entry<Schema extends ISchema<unknown>> = ReadonlyDeep<InferType<Schema>>;

/** A sum of money is a number and an object to the type check; it stays what it is. */
type ReadonlyDeep<Type> = Type extends number ? Type : { readonly [Key in keyof Type]: ReadonlyDeep<Type[Key]> };

/** An object with these fields and no others. `line` is what its author calls a field. */
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

/** A list of what `item` lets through. */
export function list<Item>(item: ISchema<Item>) {
  const message = says("is no list", "write [] where there is none");
  return array(item).typeError(message).required(message);
}
