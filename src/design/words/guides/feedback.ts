import type { ComponentGuide } from "./guide.ts";

const chakra = (name: string) => `import { ${name} } from "@chakra-ui/react";`;

export const feedbackGuides = [
  {
    slug: "badge",
    name: "Badge",
    recipe: "badge",
    use: ["For a fact of one or two words beside a title: free, online, sliding scale."],
    avoid: [
      "As a button or a link.",
      "For news. Use a notification.",
      "As the only sign of a state: colors alone tell some people nothing.",
    ],
    good: { samples: [{ words: "Free" }, { words: "Online" }], why: "One fact each." },
    poor: { samples: [{ words: "This one is free if you live nearby" }], why: "A sentence belongs in the text." },
    keys: [],
    access: "It is read as text, so its words must make sense after the title.",
    imports: [chakra("Badge")],
    code: '<Badge variant="tint">Free</Badge>',
  },
  {
    slug: "progress-bar",
    name: "Progress bar",
    recipe: "progress",
    use: ["To show how far along people are, if the end is known. Say it in words beside it, too."],
    avoid: ["While something loads. Say in words what people wait for."],
    good: { samples: [{ words: "", above: "Question 6 of 15" }], why: "The words and the bar agree." },
    poor: { samples: [{ words: "" }], why: "A bar alone says neither what nor how much." },
    keys: [],
    access: "Its value is read in words, such as Question 4 of 15.",
    heard: { file: "quiz.md", line: "progressbar, Questions", lines: 2 },
    imports: ['import { ProgressBar } from "../../components/progress-bar.tsx";'],
    code: '<ProgressBar value={4} max={15} label="Questions" valueText="Question 4 of 15" />',
  },
  {
    slug: "notification",
    name: "Notification",
    recipe: "toast",
    use: ["For news about something elsewhere. Also say it where the visitor is."],
    avoid: ["For errors of a field. Put them below the field.", "For anything that people must act on: it disappears."],
    good: { samples: [{ words: "Address copied" }], why: "It repeats what the page already shows." },
    poor: {
      samples: [{ words: "Your card was declined. Call your bank." }],
      why: "It may be gone before people have read it.",
    },
    keys: [
      ["Tab", "Moves to the button that closes it"],
      ["Escape", "Closes it while it has the focus"],
    ],
    access: "A live region reads it without moving the focus. It stays while the pointer or the focus is on it.",
    imports: ['import { notify } from "../../components/notify.ts";'],
    code: 'notify({ type: "success", title: "Address copied" })',
  },
] as const satisfies readonly ComponentGuide[];
