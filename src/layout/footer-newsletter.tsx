import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { newsletter } from "../../data/forms/newsletter.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

const id = "footer-newsletter";

export function FooterNewsletter() {
  const titleId = `${id}-title`;
  return (
    <Box
      bg="bg.raised"
      color="fg.default"
      colorPalette="clay"
      borderRadius="panel"
      padding="[clamp(0.75rem, 20vw - 3rem, 1.5rem)]"
    >
      <Heading as="h2" id={titleId} textStyle="h4" marginBottom="4">
        {newsletter.title}
      </Heading>
      <NewsletterForm id={id} labelledBy={titleId} isBrief />
    </Box>
  );
}
