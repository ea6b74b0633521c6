import { Heading } from "@chakra-ui/react/heading";
import { hero } from "../../data/about.ts";
import { Band } from "../components/band.tsx";
import { pageMeta } from "../layout/page-meta.ts";

export const meta = pageMeta("/about");

export default function About() {
  return (
    <Band>
      <Heading as="h1" textStyle="display">
        {hero.title}
      </Heading>
    </Band>
  );
}
