import { Table } from "@chakra-ui/react/table";
import type { PriceTier } from "../../../data/products.ts";
import { priceLabel } from "./product-rules.ts";

interface PriceStepsProps {
  /** Says what to do with the steps. */
  caption: string;
  steps: readonly PriceTier[];
}

/** A sliding scale, lowest step first. */
export function PriceSteps({ caption, steps }: PriceStepsProps) {
  return (
    <Table.Root>
      <Table.Caption captionSide="top">{caption}</Table.Caption>
      <Table.Body>
        {steps.map((step) => (
          <Table.Row key={step.label}>
            <Table.Cell asChild>
              <th scope="row">{step.label}</th>
            </Table.Cell>
            <Table.Cell textStyle="h4">{priceLabel(step.amount)}</Table.Cell>
            <Table.Cell>{step.for}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
