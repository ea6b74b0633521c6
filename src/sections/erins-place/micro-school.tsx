import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stat } from "@chakra-ui/react/stat";
import { Table } from "@chakra-ui/react/table";
import { Text } from "@chakra-ui/react/text";
import type { offerings, sampleDay } from "../../../data/erins-place.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";

function SchoolDay({ title, note, columns, hours }: typeof sampleDay) {
  return (
    <Box
      bg="bg.raised"
      color="fg.default"
      borderRadius="panel"
      paddingX={{ base: "3", md: "8" }}
      paddingY={{ base: "5", md: "8" }}
    >
      <Table.Root
        overflowWrap="anywhere"
        css={{
          "& tbody tr:last-of-type > *": { borderBottomWidth: "0" },
          // At twice the text size on a phone, moves the text below the hour, because only a letter would fit beside
          // it.
          "@media (max-width: 15em)": {
            "& :is(tr, th, td)": { display: "block" },
            "& tbody th": { borderBottomWidth: "0", paddingBottom: "0" },
          },
        }}
      >
        <Table.Caption captionSide="top" paddingInline="3">
          <Text as="span" display="block" textStyle="h4" color="fg.default">
            {title}
          </Text>
          {note}
        </Table.Caption>
        <thead>
          <tr>
            <Table.ColumnHeader scope="col" whiteSpace="nowrap">
              {columns.time}
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{columns.what}</Table.ColumnHeader>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ time, title: what, text }) => (
            <tr key={time}>
              <Table.Cell asChild whiteSpace="nowrap">
                <th scope="row">{time}</th>
              </Table.Cell>
              <Table.Cell>
                <b>{what}.</b> {text}
              </Table.Cell>
            </tr>
          ))}
        </tbody>
      </Table.Root>
    </Box>
  );
}

interface MicroSchoolProps {
  /** Heading of all offerings. The others follow in their own section. */
  title: string;
  offering: (typeof offerings)["lead"];
  day: typeof sampleDay;
}

export function MicroSchool({ title, offering, day }: MicroSchoolProps) {
  return (
    <Band width="wide" tone="deep" labelledBy="offerings" backdrop={<BandEdge motif="arc" tone="deep" />}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "5fr 6fr" }} columnGap="16" rowGap="10">
        <Box>
          <Heading as="h2" id="offerings" textStyle="h2" marginBottom="10">
            {title}
          </Heading>
          <Heading as="h3" textStyle="h3">
            {offering.title}
          </Heading>
          <Text marginTop="4">{offering.text}</Text>
          <Flex as="dl" flexWrap="wrap" columnGap="10" rowGap="5" marginY="8">
            {offering.facts.map(({ value, label }) => (
              <Stat.Root key={label} as="div" display="flex" flexDirection="column-reverse" justifyContent="flex-end">
                <Stat.Label maxWidth="[14ch]">{label}</Stat.Label>
                <Stat.ValueText color="colorPalette.deepLine">{value}</Stat.ValueText>
              </Stat.Root>
            ))}
          </Flex>
          <SmartButton link={offering.link} size="lg" variant="onDeep" />
        </Box>
        <SchoolDay {...day} />
      </Grid>
    </Band>
  );
}
