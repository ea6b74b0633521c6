import { DataList } from "@chakra-ui/react";
import type { GiftLink } from "../../data/forms/form.ts";
import { dollars } from "../../data/money.ts";
import { trackCheckout } from "../analytics/track.ts";
import { ExternalButton } from "../components/links.tsx";
import type { Draft } from "../forms/drafts.ts";
import { SiteForm, type SiteFormProps } from "../forms/site-form.tsx";
import { type Gift, giftCheckout, giftIn, giftReview, giftSum, payLink } from "./gift.ts";

/** A form for a gift that the giver pays after sending the form. */
export function GiftForm(props: Omit<SiteFormProps, "button" | "receipt">) {
  const { form } = props;
  return (
    <SiteForm
      {...props}
      button={(values) => buttonLabel(form, values)}
      receipt={(values, isSent) => isSent && <GiftReceipt form={form} values={values} />}
    />
  );
}

function buttonLabel(form: SiteFormProps["form"], values: Draft): string {
  const { button, buttonBy } = form;
  const gift = giftIn(form, values);
  const label = buttonBy?.labels[String(values[buttonBy.field])];
  return gift && label ? label.replace("{amount}", () => dollars(gift.amount)) : button;
}

interface GiftReceiptProps {
  form: Pick<SiteFormProps["form"], "fields" | "sent">;
  values: Draft;
}

/** The gift to review, and the link to its payment page. */
export function GiftReceipt({ form, values }: GiftReceiptProps) {
  const link = payLink(form.sent, values);
  return (
    <>
      <GiftReview entries={giftReview(form, values)} />
      {link && <PayLink link={link} gift={giftIn(form, values)} />}
    </>
  );
}

function GiftReview({ entries }: { entries: readonly [label: string, text: string][] }) {
  if (entries.length === 0) return null;
  return (
    <DataList.Root>
      {entries.map(([label, text]) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue overflowWrap="anywhere">{text}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

function PayLink({ link, gift }: { link: GiftLink; gift: Gift | undefined }) {
  const count = () => gift && trackCheckout("started", { key: link.gift, slug: link.gift, price: gift.amount });
  return (
    <ExternalButton href={giftCheckout(link, gift, window.location.origin)} size="lg" onClick={count}>
      {gift ? `${link.label}: ${giftSum(link, gift)}` : link.label}
    </ExternalButton>
  );
}
