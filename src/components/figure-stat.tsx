import { Stat } from "@chakra-ui/react";
import type { Figure } from "../../data/site.ts";

/** A figure and its label. It is an entry of the surrounding `dl`, so that all figures form one list. */
export function FigureStat({ value, label, counts, ...rest }: Figure & Stat.RootProps) {
  return (
    <Stat.Root as="div" {...rest}>
      <Stat.Label>
        <Stat.ValueText as="span">{value}</Stat.ValueText> {label}
      </Stat.Label>
      <Stat.HelpText as="dd">{counts}</Stat.HelpText>
    </Stat.Root>
  );
}
