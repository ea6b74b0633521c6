import { createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Icon } from "../drawings/icon.tsx";

const { withProvider, withContext } = createSlotRecipeContext({ key: "disclosure" });
const Root = withProvider<HTMLDetailsElement, HTMLChakraProps<"details">>("details", "root");
const Summary = withContext<HTMLElement, HTMLChakraProps<"summary">>("summary", "summary");
const Content = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "content");

interface DisclosureProps extends Omit<HTMLChakraProps<"details">, "title"> {
  /** What the closed disclosure shows: the question, not "more". */
  summary: ReactNode;
}

/** A question that opens to its answer: the platform’s `details`, so it works before and without scripts. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <Root {...rest}>
      <Summary>
        {summary}
        <Icon name="arrow-right" size="icon.sm" />
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}
