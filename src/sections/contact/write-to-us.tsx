import { Box, chakra, DataList, Flex, Link, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ContactPage } from "../../../data/contact.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { Island } from "../../components/island.tsx";
import { SmartLink } from "../../components/links.tsx";
import { Columns, Flow, Note, PageHeading, Section, SectionHeading } from "../../components/section.tsx";
import { Icon } from "../../drawings/icon.tsx";
import type { IconName } from "../../drawings/icons.ts";

interface WriteToUsProps {
  copy: ContactPage["form"];
  /** The form, which must be labeled by `formTitleId`. */
  form: ReactNode;
  children: ReactNode;
}

export const formTitleId = "form-title";

export function WriteToUs({ copy, form, children }: WriteToUsProps) {
  return (
    <Section>
      <Columns lg="7fr 4fr" gap={{ base: "16", lg: "20" }} alignItems="start">
        <Flow as="section" rhythm="blocks" id="form" aria-labelledby={formTitleId}>
          <SectionHeading id={formTitleId} title={copy.title} text={copy.intro} maxWidth="measure" />
          <div>{form}</div>
        </Flow>
        <Columns fit="18rem" gap="12">
          {children}
        </Columns>
      </Columns>
    </Section>
  );
}

export function DirectContact({ title, email, phone, phoneNote, address }: ContactPage["direct"]) {
  return (
    <Flow as="section" aria-labelledby="direct-title">
      <SectionHeading id="direct-title" title={title} size="h3" />
      <DataList.Root gap="5">
        <Way icon="mail" label={email.label}>
          <Link href={email.href} overflowWrap="anywhere">
            {email.text}
          </Link>
          <Island>
            <CopyButton {...email.copy} display="flex" marginTop="2" />
          </Island>
        </Way>
        <Way icon="phone" label={phone.label}>
          <Link href={phone.href}>{phone.text}</Link>
          <Note>{phoneNote}</Note>
        </Way>
        <Way icon="pin" label={address.label}>
          {address.lines.map((line) => (
            <Box as="span" display="block" key={line}>
              {line}
            </Box>
          ))}
        </Way>
      </DataList.Root>
    </Flow>
  );
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <DataList.Item position="relative" paddingLeft="10">
      <DataList.ItemLabel>
        <Icon name={icon} size="icon.md" color="colorPalette.fg" position="absolute" left="0" />
        {label}
      </DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

export function QuickActions({ title, actions }: ContactPage["quickActions"]) {
  return (
    <Flow
      as="section"
      aria-labelledby="quick-title"
      bg="colorPalette.tint"
      borderRadius="panel"
      padding="[clamp(0.75rem, 20vw - 3rem, 1.5rem)]"
    >
      <SectionHeading id="quick-title" title={title} size="h3" />
      <Box as="ul">
        {actions.map(({ link, gloss, icon }) => (
          <Flex as="li" key={link.label} gap="4" paddingY="2">
            <Icon name={icon} size="icon.md" color="colorPalette.fg" flexShrink="0" marginTop="2" />
            <Box minWidth="0">
              <SmartLink link={link} variant="standalone" />
              <Note>{gloss}</Note>
            </Box>
          </Flex>
        ))}
      </Box>
    </Flow>
  );
}

const radii = [70, 130, 190, 250, 310];

/**
 * The rings of two stones thrown into one pond: two people, and their overlap. They are on a deep background, next to
 * the text on wide screens and below it on narrow ones.
 */
function Ripples() {
  return (
    <chakra.svg
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      position="absolute"
      bottom="0"
      insetInlineEnd="0"
      width={{ base: "full", lg: "[50%]" }}
      height={{ base: "[clamp(12rem, 42vw, 19rem)]", lg: "full" }}
      fill="transparent"
      stroke="colorPalette.deepLine"
      strokeWidth="3"
    >
      {radii.map((radius) => (
        <circle key={radius} cx="410" cy="380" r={radius} opacity={1 - radius / 360} />
      ))}
      <g strokeDasharray="1 13" strokeLinecap="round" strokeWidth="5">
        {radii.map((radius) => (
          <circle key={radius} cx="640" cy="190" r={radius} opacity={1 - radius / 360} />
        ))}
      </g>
      <chakra.g fill="marigold.solid" stroke="transparent">
        <circle cx="410" cy="380" r="26" />
        <circle cx="640" cy="190" r="18" />
      </chakra.g>
    </chakra.svg>
  );
}

export function ContactHero({ title, lead, aside }: ContactPage["hero"]) {
  return (
    <Section
      tone="deep"
      colorPalette="river"
      labelledBy="contact-title"
      overflow="hidden"
      backdrop={<Ripples />}
      paddingBottom={{ base: "[clamp(13rem, 44vw, 20rem)]", lg: "band" }}
    >
      <Flow maxWidth={{ md: "[32rem]" }}>
        <PageHeading id="contact-title" title={title} lead={lead} />
        <Text>{aside}</Text>
      </Flow>
    </Section>
  );
}
