import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { gloss } from "../../../../data/erins-place.ts";
import { Gloss } from "../../../../src/sections/erins-place/school.tsx";
import { People, type PeopleGroup } from "../../../../src/sections/people/people-list.tsx";
import { renderOnPage } from "../../on-page.tsx";

const person = {
  key: "june-t",
  name: "June T.",
  work: "Teaches knots",
  about: "June sails.",
  says: "A knot is a promise.",
  skin: "#613c28",
  marks: [{ ink: "skin fill", d: "M0 0h40v40z" }],
  links: [],
} as const;
const group: PeopleGroup = { branch: "academy", title: "Teachers", text: "They teach.", palette: "night", people: [] };

test("shows the photo of a person, with its alternative text, and a drawing until there is one", () => {
  const alt = "June T. with a rope";
  renderOnPage(<People group={{ ...group, people: [{ ...person, photo: { src: "/people/june-t.jpg", alt } }] }} />);
  expect(screen.getByRole("img", { name: alt })).toHaveAttribute("src", "/people/june-t.jpg");
});

test("draws a person without a photo and hides the drawing from screen readers", () => {
  renderOnPage(<People group={{ ...group, people: [{ ...person, photo: { alt: "June T." } }] }} />);
  expect(screen.getByRole("heading", { name: "June T." })).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
  expect(document.querySelector('path[color="#613c28"]')).not.toBeNull();
  expect(screen.getByText("A knot is a promise.")).toBeVisible();
});

test("leads from the school to safeguarding in one press", () => {
  renderOnPage(<Gloss {...gloss} />);
  expect(screen.getByRole("link", { name: "Who is with my child?" })).toHaveAttribute(
    "href",
    "/erins-place/safeguarding",
  );
});
