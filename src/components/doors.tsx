import { Flex, Text } from "@chakra-ui/react";
import type { SiteLink } from "../../data/link.ts";
import { SmartButton, SmartLink } from "./links.tsx";
import { Columns, type ColumnsProps } from "./section.tsx";

interface Door<Key extends string> {
  key: Key;
  text: string;
  link: SiteLink;
  also?: SiteLink;
}

type DoorPalette = "clay" | "night" | "fern";

interface DoorsProps<Key extends string> extends Omit<ColumnsProps, "children"> {
  doors: readonly Door<Key>[];
  palettes: Readonly<Record<Key, DoorPalette>>;
}

/** Cards that link to the main choices of a page, side by side if there is room. */
export function Doors<Key extends string>({ doors, palettes, ...rest }: DoorsProps<Key>) {
  return (
    <Columns as="ul" gap="5" {...rest}>
      {doors.map(({ key, text, link, also }) => (
        <Flex
          as="li"
          key={key}
          direction="column"
          alignItems="flex-start"
          gap="3"
          bg="bg.raised"
          color="fg.default"
          colorPalette={palettes[key]}
          borderTopWidth="thick"
          borderColor="colorPalette.line"
          borderRadius="[50% / {spacing.10} {spacing.10} 0 0]"
          paddingTop="10"
          paddingX="5"
          paddingBottom="6"
        >
          <SmartButton link={link} size="lg" />
          <Text>
            {text} {also && <SmartLink link={also} />}
          </Text>
        </Flex>
      ))}
    </Columns>
  );
}
