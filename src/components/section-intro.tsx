import type { TextProps } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { Columns } from "./columns.tsx";
import { H1, H2, Lead } from "./text.tsx";

export interface Titled {
  title: string;
  lead: string;
}

interface SectionIntroProps {
  id: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}

export function SectionIntro({ id, title, lead, children }: SectionIntroProps) {
  return (
    <Columns gap="5" maxWidth="measure" alignContent="start">
      <SectionHeading id={id} title={title} size="h1" />
      {lead && <Lead textWrap="balance">{lead}</Lead>}
      {children}
    </Columns>
  );
}

interface HeadingProps extends Omit<TextProps, "title" | "children"> {
  title: string;
  lead?: string;
  size?: TextProps["textStyle"];
}

/** Other props go to the lead, or to the heading if there is no lead. */
export function SectionHeading({ id, title, lead, size = "h2", ...rest }: HeadingProps) {
  return (
    <>
      <H2 id={id} textStyle={size} {...(!lead && rest)}>
        {title}
      </H2>
      {lead && (
        <Lead marginTop="4" {...rest}>
          {lead}
        </Lead>
      )}
    </>
  );
}

/** Other props go to the lead. */
export function PageHeading({ id, title, lead, size = "display", ...rest }: HeadingProps) {
  return (
    <>
      <H1 id={id} textStyle={size}>
        {title}
      </H1>
      <Lead marginTop="6" {...rest}>
        {lead}
      </Lead>
    </>
  );
}
