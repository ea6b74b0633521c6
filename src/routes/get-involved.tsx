import { Heading } from "@chakra-ui/react/heading";
import { hero } from "../../data/get-involved.ts";
import { Band } from "../components/band.tsx";
import { pageMeta } from "../layout/page-meta.ts";

export const meta = pageMeta("/get-involved");

export default function GetInvolved() {
  return (
    <Band>
      <Heading as="h1" textStyle="display">
        {hero.title}
      </Heading>
    </Band>
  );
}
