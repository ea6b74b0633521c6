import { Flex, type FlexProps } from "@chakra-ui/react/flex";
import type { Link } from "../../data/link.ts";
import { SmartButton } from "./links.tsx";

interface ActionsProps extends FlexProps {
  /** The first one is the main one. */
  links: readonly Link[];
  on?: "paper" | "deep";
}

/** A section's calls to action. */
export function Actions({ links, on = "paper", ...rest }: ActionsProps) {
  const [main, other] = on === "deep" ? (["onDeep", "onDeepOutline"] as const) : (["solid", "outline"] as const);
  return (
    <Flex flexWrap="wrap" gap="4" {...rest}>
      {links.map((link, index) => (
        <SmartButton key={link.label} link={link} size="lg" variant={index === 0 ? main : other} />
      ))}
    </Flex>
  );
}
