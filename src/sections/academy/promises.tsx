import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";

interface PromisesProps {
  title: string;
  promises: readonly { title: string; text: string; link: SiteLink }[];
}

export function Promises({ title, promises }: PromisesProps) {
  return (
    <Band isStatic width="wide" tone="sunken" labelledBy="promises-title">
      <VisuallyHidden asChild>
        <h2 id="promises-title">{title}</h2>
      </VisuallyHidden>
      <Grid rowGap="gap" columnGap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }}>
        {promises.map((promise) => (
          <div key={promise.title}>
            <Heading as="h3" textStyle="h3" color="colorPalette.fg" marginBottom="2">
              {promise.title}
            </Heading>
            <p>{promise.text}</p>
            <SmartLink link={promise.link} variant="standalone" />
          </div>
        ))}
      </Grid>
    </Band>
  );
}
