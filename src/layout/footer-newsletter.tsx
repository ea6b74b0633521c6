import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { newsletter } from "../../data/forms/newsletter.ts";
import { formWords } from "../../data/forms/words.ts";
import { track } from "../analytics/track.ts";
import { SiteForm } from "../forms/site-form.tsx";

const id = "footer-newsletter";

/** The newsletter, asked for from any page. */
export function FooterNewsletter() {
  const titleId = `${id}-title`;
  return (
    <Box bg="bg.raised" color="fg.default" colorPalette="clay" borderRadius="panel" padding="6">
      <Heading as="h2" id={titleId} textStyle="h4" marginBottom="4">
        {newsletter.title}
      </Heading>
      <SiteForm
        id={id}
        name="newsletter"
        form={newsletter}
        words={formWords}
        labelledBy={titleId}
        isBrief
        onSent={() => track("email_captured", { source: "newsletter" })}
      />
    </Box>
  );
}
