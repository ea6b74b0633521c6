import { Center } from "@chakra-ui/react/center";
import { initials } from "../../collaborations/initials.ts";
import { partnerPicture } from "../../drawings/slug/partner.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";

interface PartnerMedallionProps {
  /** Seed of the drawing. */
  slug: string;
  name: string;
}

/** Shows a partner's initials on a round drawing of two overlapping rings. Decorative: the name is beside it. */
export function PartnerMedallion({ slug, name }: PartnerMedallionProps) {
  return (
    <Center
      aria-hidden="true"
      position="relative"
      boxSize={{ base: "24", sm: "28" }}
      borderRadius="pill"
      overflow="hidden"
    >
      <SlugDrawing slug={slug} family={partnerPicture} ratio="1:1" />
      <Center
        position="absolute"
        boxSize="14"
        borderRadius="pill"
        bg="bg.raised"
        color="colorPalette.fg"
        fontFamily="heading"
        fontSize="h4"
        fontWeight="semibold"
        _highContrast={{ borderWidth: "thin" }}
      >
        {initials(name)}
      </Center>
    </Center>
  );
}
