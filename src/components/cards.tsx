import type { ComponentProps } from "react";
import type { SiteLink } from "../../data/link.ts";
import { SmartLink } from "./links.tsx";
import { Columns, type ColumnsProps, SectionHeading } from "./section.tsx";

interface CardsProps extends Omit<ColumnsProps, "title"> {
  /** Id of the heading. */
  id: string;
  title: string;
  lead?: string;
  size?: ComponentProps<typeof SectionHeading>["size"];
  /** Link between the heading and the list. */
  link?: SiteLink;
}

/** A heading with a list below it, in columns if there is room. */
export function Cards({ id, title, lead, size, link, as = "ul", ...rest }: CardsProps) {
  return (
    <>
      <SectionHeading id={id} title={title} lead={lead} size={size} maxWidth={lead ? "measure" : undefined} />
      {link && <SmartLink link={link} variant="standalone" />}
      <Columns as={as} {...rest} />
    </>
  );
}
