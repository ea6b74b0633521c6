import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { Door, hero } from "../../../data/home.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink, SmartLink } from "../../components/links.tsx";
import { WheelArt } from "../../drawings/wheel-art.tsx";

/**
 * The wheel responds to the pointer and the keyboard. The branch whose button is hovered or focused stays bright while
 * the other two fade. The link to the quiz turns the wheel by one segment. The effects carry no information that the
 * text lacks.
 */
function answeringWheel(doors: readonly Door[], quizPath: string) {
  const hues = doors.map(({ palette }) => `.${palette}`).join();
  return {
    "& svg, & svg g": { transitionProperty: "[opacity, rotate]", transitionDuration: "slow" },
    ...Object.fromEntries(
      doors.map(({ path, palette }) => [
        `&:has(${pointedAt(path)}) svg g:is(${hues}):not(.${palette})`,
        { opacity: "faint" },
      ]),
    ),
    [`&:has(${pointedAt(quizPath)}) svg`]: { _motionSafe: { rotate: "36deg" } },
  };
}

const pointedAt = (path: string) => `a[href="${path}"]:is(:hover, :focus-visible)`;

/** The wheel is half outside the page: beside the text on wide screens, below it on narrow ones. */
export function HomeHero({ title, lead, unsure, doors }: typeof hero & { doors: readonly Door[] }) {
  return (
    <Band
      labelledBy="welcome"
      width="wide"
      overflow="hidden"
      paddingTop={{ base: "12", lg: "20" }}
      paddingBottom={{ base: "0", lg: "24" }}
      css={answeringWheel(doors, unsure.link.to)}
    >
      <Box width={{ lg: "[54%]" }} position="relative" zIndex="base">
        <Heading as="h1" id="welcome" textStyle="display">
          {title}
        </Heading>
        <Text textStyle="lead" maxWidth="[31em]" marginTop="8" textWrap="balance">
          {lead}
        </Text>
        <Flex as="ul" flexWrap="wrap" gap="3" marginTop="10">
          {doors.map((door) => (
            <DoorButton key={door.branch} {...door} />
          ))}
        </Flex>
        <Text marginTop="8">
          {unsure.question} <SmartLink link={unsure.link} variant="standalone" />
        </Text>
      </Box>
      <WheelArt
        width={{ base: "[120%]", lg: "[min(56vw, 48rem)]" }}
        maxWidth="none"
        marginTop="10"
        marginStart={{ base: "[-10%]", lg: "0" }}
        position={{ lg: "absolute" }}
        insetStart={{ lg: "[55%]" }}
        insetBlock={{ lg: "0" }}
        marginBlock={{ lg: "auto" }}
      />
    </Band>
  );
}

function DoorButton({ name, audience, path, palette }: Door) {
  return (
    <chakra.li minWidth="0" flexGrow={{ base: "1", sm: "0" }}>
      <ButtonLink
        to={path}
        size="lg"
        paddingX={{ base: "4", sm: "6" }}
        colorPalette={palette}
        flexDirection="column"
        gap="0"
        width="full"
      >
        {name}
        <Text as="span" textStyle="small">
          {audience}
        </Text>
      </ButtonLink>
    </chakra.li>
  );
}
