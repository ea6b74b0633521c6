import { chakra } from "@chakra-ui/react/styled-system";

/** A field that people neither see nor reach. Whatever fills it in is most likely a machine. */
export function Trap({ label }: { label: string }) {
  return (
    <chakra.div aria-hidden position="absolute" insetInlineStart="[-200vw]" width="1" height="1" overflow="hidden">
      <input type="text" name="website" aria-label={label} tabIndex={-1} autoComplete="off" defaultValue="" />
    </chakra.div>
  );
}
