import { createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "../drawings/icon.tsx";

const { withProvider, withContext } = createSlotRecipeContext({ key: "disclosure" });
const Root = withProvider<HTMLDetailsElement, HTMLChakraProps<"details">>("details", "root");
const Summary = withContext<HTMLElement, HTMLChakraProps<"summary">>("summary", "summary");
const Content = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "content");

interface DisclosureProps extends Omit<HTMLChakraProps<"details">, "title"> {
  /** Content that is visible even while the disclosure is closed: the question, not "more". */
  summary: ReactNode;
}

/** A question that opens to its answer. It is a native `details`, so it works without scripts and before they load. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <Root {...rest}>
      <Summary>
        {summary}
        <Icon name="plus" size="icon.sm" />
      </Summary>
      <Content data-rhythm="text">{children}</Content>
    </Root>
  );
}
