import { Box, chakra, Text } from "@chakra-ui/react";
import type { SiteLink } from "../../../data/link.ts";
import type { Person, peoplePage } from "../../../data/people.ts";
import type { Trail } from "../../../data/trails.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { Actions, SmartLink } from "../../components/links.tsx";
import { LinkList } from "../../components/lists.tsx";
import { Columns, H3, PageHeading, Section, SectionHeading } from "../../components/section.tsx";
import { personPicture } from "../../drawings/slug/person.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";

export interface ListedPerson extends Pick<Person, "key" | "name" | "work" | "about" | "photo"> {
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
      <PageHeading id="people-title" title={title} lead={lead} marginTop="5" maxWidth="measure" />
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
      <SectionHeading id={`${branch}-title`} title={title} lead={text} maxWidth="measure" />
      {more && <SmartLink link={more} variant="standalone" />}
      <Columns as="ul" lg="1fr 1fr" columnGap="16" rowGap="10" marginTop="8">
        {people.map((person) => (
          <PersonItem key={person.key} person={person} />
        ))}
      </Columns>
    </Section>
  );
}

function PersonItem({ person: { key, name, work, about, photo, links } }: { person: ListedPerson }) {
  return (
    <Columns as="li" id={key} sm="8rem minmax(0, 1fr)" gap="5" alignItems="start">
      <Box borderRadius="pill" overflow="hidden" width={{ base: "24", sm: "32" }}>
        <Portrait slug={key} photo={photo} />
      </Box>
      <Box>
        <H3>{name}</H3>
        <Text color="colorPalette.fg" marginTop="1">
          {work}
        </Text>
        <Text marginTop="3">{about}</Text>
        {links.length > 0 && <LinkList links={links} marginTop="2" />}
      </Box>
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
      <SectionHeading id="writers-title" title={words.title} />
      <Columns as="ul" lg="repeat(3, 1fr)" columnGap="16" rowGap="10" marginTop="8">
        {writers.map(({ key, name, about, links }) => (
          <li key={key} id={key}>
            <H3>{name}</H3>
            <Text marginTop="3">{about}</Text>
            <LinkList links={links} marginTop="2" />
          </li>
        ))}
      </Columns>
    </Section>
  );
}

/** The person's photo, or a drawing as long as there is none. */
function Portrait({ slug, photo }: { slug: string; photo: Person["photo"] }) {
  if (photo.src) return <chakra.img src={photo.src} alt={photo.alt} width="full" aspectRatio="square" />;
  return <SlugDrawing slug={slug} family={personPicture} ratio="1:1" bg="colorPalette.soft" />;
}

export function OtherPeople({ title, links }: (typeof peoplePage)["more"]) {
  return (
    <Section labelledBy="others-title" tone="deep" colorPalette="night">
      <SectionHeading id="others-title" title={title} marginBottom="6" />
      <Actions links={links} on="deep" />
    </Section>
  );
}
