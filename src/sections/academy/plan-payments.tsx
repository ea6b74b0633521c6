import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { PaymentOffer } from "../../../data/plan-offers.ts";
import { checkoutLink } from "../../analytics/track.ts";
import { ExternalButton } from "../../components/links.tsx";

interface PlanPaymentsProps {
  /** Name of the plan, for screen reader users who reach the buttons out of context. */
  plan: string;
  payments: readonly PaymentOffer[];
}

export function PlanPayments({ plan, payments }: PlanPaymentsProps) {
  return (
    <Box as="ul">
      {payments.map(({ price, rhythm, sum, action, href, checkout }) => (
        <Grid
          as="li"
          key={href}
          templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
          alignItems="center"
          gap="3"
          paddingBottom="5"
        >
          <p>
            <Text as="span" textStyle="h3">
              {price}
            </Text>
            {` ${rhythm}`}
            {sum && (
              <Text as="span" textStyle="small" color="fg.muted" display="block">
                {sum.working}, {sum.extra}
              </Text>
            )}
          </p>
          <ExternalButton href={href} variant={sum ? "outline" : "solid"} {...checkoutLink(checkout)}>
            <span>
              {action}
              <VisuallyHidden>{` for ${plan}`}</VisuallyHidden>
            </span>
          </ExternalButton>
        </Grid>
      ))}
    </Box>
  );
}
