import { Box } from "@chakra-ui/react/box";
import { DataList } from "@chakra-ui/react/data-list";
import { Heading } from "@chakra-ui/react/heading";
import { Link } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { ContactPage } from "../../../data/contact.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { Icon } from "../../drawings/icon.tsx";
import type { IconName } from "../../drawings/icons.ts";

export function DirectContact({ title, email, phone, phoneNote, address }: ContactPage["direct"]) {
  return (
    <section aria-labelledby="direct-title">
      <Heading as="h2" id="direct-title" textStyle="h3">
        {title}
      </Heading>
      <DataList.Root marginTop="4" gap="5">
        <Way icon="mail" label={email.label}>
          <Link href={email.href} overflowWrap="anywhere">
            {email.text}
          </Link>
          <CopyButton {...email.copy} display="flex" marginTop="2" />
        </Way>
        <Way icon="phone" label={phone.label}>
          <Link href={phone.href}>{phone.text}</Link>
          <Text textStyle="small" color="fg.muted">
            {phoneNote}
          </Text>
        </Way>
        <Way icon="pin" label={address.label}>
          {address.lines.map((line) => (
            <Box as="span" display="block" key={line}>
              {line}
            </Box>
          ))}
        </Way>
      </DataList.Root>
    </section>
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
