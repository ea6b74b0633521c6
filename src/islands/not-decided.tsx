import { Text } from "@chakra-ui/react";
import { tellMeFor } from "../../data/forms/tell-me.ts";
import type { NotDecided as NotDecidedData } from "../../data/not-decided.ts";
import { H3 } from "../components/section.tsx";
import { FormPanel } from "../forms/form-panel.ts";
import { SiteForm } from "../forms/site-form.tsx";

const list = new Intl.ListFormat("en-US");

/** Lists the facts about a topic that are not decided yet, with a form to get one email when they are. */
export function NotDecided({ topic, missing }: NotDecidedData) {
  const named = list.format(missing);
  return (
    <FormPanel
      as="section"
      aria-labelledby="tell-me"
      maxWidth="measure"
      marginTop="8"
      borderWidth="thin"
      borderColor="colorPalette.line"
    >
      <H3 id="tell-me">Not decided yet</H3>
      <Text marginBottom="4">{`${named.charAt(0).toUpperCase()}${named.slice(1)}.`}</Text>
      <SiteForm name="tell-me" form={tellMeFor([topic])} isBrief />
    </FormPanel>
  );
}
