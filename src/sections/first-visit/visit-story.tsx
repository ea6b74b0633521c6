import { Box } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import type { FirstVisit, VisitScene } from "../../../data/first-visits.ts";
import type { Trail } from "../../../data/trails.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { Actions } from "../../components/links.tsx";
import { Columns, Flow, Note, PageHeading, Paragraphs, Section, SectionHeading } from "../../components/section.tsx";
import { Drawing } from "../../drawings/drawing.tsx";
import type { Mark } from "../../drawings/slug/mark.ts";

interface VisitStoryProps {
  story: FirstVisit;
  /** Marks of each scene’s picture, in the same order. */
  pictures: readonly (readonly Mark[])[];
  trail: Trail;
  /** Form that makes the story about the visitor. */
  own: ReactNode;
  /** Shown below the scenes. */
  map?: ReactNode;
}

/** Scenes in order, each with a picture, for reading together on a screen or on paper. */
export function VisitStory({ story, pictures, trail, own, map }: VisitStoryProps) {
  return (
    <>
      <Global styles={{ "@media print": { "body > :not(main)": { display: "none" } } }} />
      <Section tone="tint" labelledBy="story-title" paddingTop="6" paddingBottom="8">
        <Box _print={{ display: "none" }}>
          <Breadcrumbs trail={trail} />
        </Box>
        <PageHeading id="story-title" title={story.title} lead={story.lead} size="h1" maxWidth="measure" />
        <Note _print={{ display: "none" }}>{story.print}</Note>
        {own}
      </Section>
      <Section paddingY={{ base: "10", _print: "2" }}>
        <Columns as="ol" id="scenes" md="1fr 1fr" columnGap="16" rowGap="12">
          {story.scenes.map((scene, index) => (
            <Scene key={scene.title} scene={scene} marks={pictures[index] ?? []} number={index + 1} />
          ))}
        </Columns>
        {map && <Box>{map}</Box>}
      </Section>
      <Section tone="sunken" labelledBy="ask-title" _print={{ display: "none" }}>
        <SectionHeading id="ask-title" title={story.ask.title} text={story.ask.text} maxWidth="measure" />
        <Actions links={story.ask.links} />
      </Section>
    </>
  );
}

interface SceneProps {
  scene: VisitScene;
  marks: readonly Mark[];
  number: number;
}

function Scene({ scene: { title, text }, marks, number }: SceneProps) {
  return (
    <Flow rhythm="tight" as="li" breakInside="avoid">
      <Box borderRadius="panel" overflow="hidden" maxWidth={{ base: "full", _print: "[7cm]" }}>
        <Drawing size={[400, 300]} tinted>
          {marks.map(({ ink, color, d, width, dash }) => (
            <path key={d} className={ink} color={color} d={d} strokeWidth={width} strokeDasharray={dash} />
          ))}
        </Drawing>
      </Box>
      <SectionHeading title={`${number}. ${title}`} size="h3" />
      <Paragraphs of={text} textStyle="lead" />
    </Flow>
  );
}
