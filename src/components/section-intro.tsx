import type { TextProps } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { Columns } from "./columns.tsx";
import { H2, Lead } from "./text.tsx";

interface SectionIntroProps {
  id: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}

export function SectionIntro({ id, title, lead, children }: SectionIntroProps) {
  return (
    <Columns gap="5" maxWidth="measure" alignContent="start">
      <H2 id={id} textStyle="h1">
        {title}
      </H2>
      {lead && <Lead textWrap="balance">{lead}</Lead>}
      {children}
    </Columns>
  );
}

interface SectionHeadingProps extends Omit<TextProps, "id" | "title" | "children"> {
  id: string;
  title: string;
  lead: string;
  size?: "h1" | "h2";
}

/** Other props go to the lead. */
export function SectionHeading({ id, title, lead, size = "h2", ...rest }: SectionHeadingProps) {
  return (
    <>
      <H2 id={id} textStyle={size}>
        {title}
      </H2>
      <Lead marginTop="4" {...rest}>
        {lead}
      </Lead>
    </>
  );
}
