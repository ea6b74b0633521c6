import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { forms } from "../../../data/forms.ts";
import { ContactForm } from "../../../src/forms/contact-form.tsx";
import { renderForm } from "./render-form.tsx";

afterEach(cleanup);

const inquiry = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /about/ });
const subject = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Subject" });
const form = () => screen.getByRole<HTMLFormElement>("form", { name: "Write to us" });

describe("without scripts", () => {
  test("the form opens a mail to the address its note names", () => {
    renderForm(<ContactForm copy={forms.contact} />);
    const address = screen.getByRole("link").textContent;
    expect(form().getAttribute("action")).toMatch(`mailto:${address}?subject=A%20message`);
    expect(form().enctype).toBe("text/plain");
    expect(form().getAttribute("method")).toBe("post");
  });

  test("the subject a page gives is the subject of the mail, safely written", () => {
    renderForm(<ContactForm copy={forms.contact} subject="Visit & stay" />);
    expect(form().getAttribute("action")).toMatch(/\?subject=Visit%20%26%20stay$/);
    expect(subject().value).toBe("Visit & stay");
  });

  test("asks the browser to insist on what is required, and on nothing else", () => {
    renderForm(<ContactForm copy={forms.contact} />);
    const required = Array.from(form().elements).filter((element) => element.matches(":required"));
    expect(required.map((element) => element.getAttribute("name"))).toEqual(["firstName", "email", "message"]);
    expect(screen.getByRole("textbox", { name: "Email" }).getAttribute("type")).toBe("email");
  });

  test("ties each hint to its field", () => {
    renderForm(<ContactForm copy={forms.contact} messageHint="Tell us the date." />);
    const message = screen.getByRole("textbox", { name: "Message" });
    const hint = document.getElementById(message.getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toBe("Tell us the date.");
  });
});

describe("from the address", () => {
  test("takes the inquiry and the subject", () => {
    renderForm(<ContactForm copy={forms.contact} />, "/contact?inquiry=homestead&subject=Plan%20a%20visit");
    expect(inquiry().value).toBe("homestead");
    expect(subject().value).toBe("Plan a visit");
  });

  test("goes before what the page chose", () => {
    renderForm(<ContactForm copy={forms.contact} inquiry="academy" />, "/contact?inquiry=media");
    expect(inquiry().value).toBe("media");
  });

  test("ignores an inquiry that is not offered and a subject that is too long", () => {
    renderForm(<ContactForm copy={forms.contact} />, `/contact?inquiry=gold&subject=${"a".repeat(121)}`);
    expect(inquiry().value).toBe("other");
    expect(subject().value).toBe("");
  });

  test("a link followed later on the same page chooses anew", async () => {
    renderForm(
      <>
        <Link to="/contact?inquiry=collaboration">Propose a Collaboration</Link>
        <ContactForm copy={forms.contact} />
      </>,
      "/contact",
    );
    await userEvent.selectOptions(inquiry(), "media");
    await userEvent.click(screen.getByRole("link", { name: "Propose a Collaboration" }));
    expect(inquiry().value).toBe("collaboration");
  });
});
