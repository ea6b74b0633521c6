import { Breadcrumb } from "@chakra-ui/react/breadcrumb";
import type { Trail } from "../../data/trails.ts";
import { breadcrumbRecipe } from "../../theme/recipes/breadcrumb.ts";

/** Where a page lies: what it is below, from the top down. The page itself is the heading that follows. */
export function Breadcrumbs({ trail }: { trail: Trail }) {
  return (
    <Breadcrumb.Root recipe={breadcrumbRecipe} aria-label="Breadcrumb">
      <Breadcrumb.List>
        {trail.map(({ label, to }) => (
          <Breadcrumb.Item key={to}>
            <Breadcrumb.Link href={to}>{label}</Breadcrumb.Link>
          </Breadcrumb.Item>
        ))}
      </Breadcrumb.List>
    </Breadcrumb.Root>
  );
}
