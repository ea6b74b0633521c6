import { Box, chakra, Text } from "@chakra-ui/react";
import type { SiteLink } from "../../../data/link.ts";
import type { Person, peoplePage } from "../../../data/people.ts";
import type { Trail } from "../../../data/trails.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { Cards } from "../../components/cards.tsx";
import { Actions } from "../../components/links.tsx";
import { LinkList } from "../../components/lists.tsx";
import { Columns, Flow, H3, PageHeading, Section, SectionHeading } from "../../components/section.tsx";
import { PersonDrawing } from "../../drawings/person-drawing.tsx";
import type { Mark } from "../../drawings/slug/mark.ts";

export interface ListedPerson extends Pick<Person, "key" | "name" | "work" | "about" | "says" | "photo"> {
  /** Color of the person's skin. */
  skin: string;
  marks: readonly Mark[];
  /** Programs that the person teaches, and articles that they wrote. */
  links: readonly SiteLink[];
}

export interface PeopleGroup {
  branch: string;
  title: string;
  text?: string;
  palette: "night" | "plum" | "fern";
  people: readonly ListedPerson[];
  /** A page with more about this group. */
  more?: SiteLink;
}

interface PeopleHeroProps extends Pick<typeof peoplePage, "title" | "lead"> {
  trail: Trail;
}

export function PeopleHero({ title, lead, trail }: PeopleHeroProps) {
  return (
    <Section labelledBy="people-title" paddingTop="6" paddingBottom="6">
      <Breadcrumbs trail={trail} />
      <PageHeading id="people-title" title={title} lead={lead} maxWidth="measure" />
    </Section>
  );
}

const tones = { academy: "canvas", "erins-place": "tint", homestead: "sunken" } as const;

export function People({ group }: { group: PeopleGroup }) {
  const { branch, title, text, palette, people, more } = group;
  return (
    <Section
      colorPalette={palette}
      tone={tones[branch as keyof typeof tones]}
      id={branch}
      labelledBy={`${branch}-title`}
    >
      <Cards
        id={`${branch}-title`}
        title={title}
        lead={text}
        link={more}
        xl="1fr 1fr"
        columnGap="16"
        rowGap="10"
        css={wholeRows}
      >
        {people.map((person) => (
          <PersonItem key={person.key} person={person} ink={palette} />
        ))}
      </Cards>
    </Section>
  );
}

/** The first person of a group spans the whole row. So does a last person who would be alone in a row. */
const wholeRows = { "& > li:is(:first-of-type, :last-of-type:nth-of-type(even))": { xl: { gridColumn: "1 / -1" } } };

function PersonItem({ person, ink }: { person: ListedPerson; ink: PeopleGroup["palette"] }) {
  const { key, name, work, about, says, links } = person;
  return (
    <Columns as="li" id={key} sm="15rem minmax(0, 1fr)" gap="6" alignItems="start">
      <Box borderRadius="panel" overflow="hidden">
        <Portrait person={person} ink={ink} />
      </Box>
      <Flow rhythm="tight">
        <H3>{name}</H3>
        <Text color="colorPalette.fg">{work}</Text>
        <Text as="q" display="block" textStyle="h4" fontWeight="normal">
          {says}
        </Text>
        <Text>{about}</Text>
        {links.length > 0 && <LinkList links={links} />}
      </Flow>
    </Columns>
  );
}

interface WritersProps {
  words: (typeof peoplePage)["writers"];
  /** Authors of articles who are in none of the groups. */
  writers: readonly Pick<ListedPerson, "key" | "name" | "about" | "links">[];
}

export function Writers({ words, writers }: WritersProps) {
  return (
    <Section colorPalette="clay" id="writers" labelledBy="writers-title">
      <Cards id="writers-title" title={words.title} lg="repeat(3, 1fr)" columnGap="16" rowGap="10">
        {writers.map(({ key, name, about, links }) => (
          <Flow as="li" rhythm="tight" key={key} id={key}>
            <H3>{name}</H3>
            <Text>{about}</Text>
            <LinkList links={links} />
          </Flow>
        ))}
      </Cards>
    </Section>
  );
}

interface PortraitProps {
  person: Pick<ListedPerson, "photo" | "marks" | "skin">;
  ink: PeopleGroup["palette"];
}

/** The person's photo, or a drawing of their work while there is none. */
function Portrait({ person: { photo, marks, skin }, ink }: PortraitProps) {
  const shape = { display: "block", width: "full", aspectRatio: { base: "landscape", sm: "square" } } as const;
  if (photo.src) return <chakra.img src={photo.src} alt={photo.alt} objectFit="cover" {...shape} />;
  return <PersonDrawing marks={marks} skin={skin} ink={ink} {...shape} />;
}

export function OtherPeople({ title, links }: (typeof peoplePage)["more"]) {
  return (
    <Section labelledBy="others-title" tone="deep" colorPalette="night">
      <SectionHeading id="others-title" title={title} />
      <Actions links={links} on="deep" />
    </Section>
  );
}
