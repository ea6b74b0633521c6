import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Form } from "../../../data/forms/form.ts";
import { SiteForm, type SiteFormProps } from "../../../src/forms/site-form.tsx";
import { renderOnPage } from "../on-page.tsx";

export const asked = {
  title: "Ask us",
  fields: [
    { kind: "text", name: "name", label: "Name", autocomplete: "name", required: true, missing: "Write your name." },
    { kind: "email", name: "email", label: "Email", required: true, missing: "Write your address." },
    {
      kind: "choice",
      name: "plan",
      label: "Plan",
      choices: [
        { value: "undecided", label: "Not sure yet" },
        { value: "root", label: "Root" },
      ],
    },
    { kind: "text", name: "subject", label: "Subject", autocomplete: "off" },
  ],
  button: "Ask",
  sent: { title: "It has arrived", text: "A person answers." },
} as const satisfies Form;

export function AskForm(props: Partial<SiteFormProps>) {
  return <SiteForm name="contact" form={asked} {...props} />;
}

export const control = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
export const write = (label: string, value: string) => fireEvent.change(control(label), { target: { value } });
export const press = (button: string) => userEvent.click(screen.getByRole("button", { name: button }));

export function fillIn() {
  write("Name", "Zoë");
  write("Email", "zoe@example.org");
}

export async function openAndSend(props: Partial<SiteFormProps> = {}) {
  renderOnPage(<AskForm {...props} />);
  fillIn();
  await press("Ask");
}
