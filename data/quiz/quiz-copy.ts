import { formCopy, mailWaits } from "../forms/form-copy.ts";
import { retention } from "../forms/retention.ts";
import { praxisGloss } from "../glossary.ts";
import { answersKept } from "./answers-kept.ts";
import { roleParts } from "./role-parts.ts";

/** Copy for the assessment between its landing page and its result. */
export const quizCopy = {
  question: {
    choose: "Choose the one that sounds most like you.",
    /** Shown if the visitor tries to go on without an answer. */
    missing: "Choose an answer first.",
    keys: "With a keyboard: among the answers, 1 to 4 choose one.",
    previous: "Previous",
    next: "Next",
    last: "Get My Results",
    kept: answersKept,
  },
  resume: {
    title: "Welcome back",
    text: "The answers you gave are still on this device.",
    goOn: "Go on where you were",
    /** Shown instead if every question is answered. */
    result: "See your result",
    startAgain: "Start again",
  },
  email: {
    title: "Where may we send your results?",
    lead: "Your result is ready. With your email, and the answers behind it, we can send you a copy to keep.",
    email: { label: "Email" },
    errorTitle: formCopy.errorTitle,
    /** Shown beside an email address that the service rejected. */
    refused: "Our service did not take this address. Write another one.",
    consent: {
      label:
        "I agree to receive my quiz results and occasional updates about the Academy. I can unsubscribe at any time.",
    },
    requiredMark: "(required)",
    button: "Send My Results",
    /** Shown below the button until it can send. */
    ready: "To send your results, fill in your email and check the box.",
    /** Shown instead after the button was pressed too early. */
    missing: { email: "Fill in your email first.", consent: "Check the box first." },
    sending: "Sending Results...",
    /**
     * Lets visitors skip the email, because otherwise consent would be the price of the result. Set it to an empty
     * string to remove the option.
     */
    skip: "Show my results without email",
    skipNote: "No email needed. You can copy, share and save your result either way.",
  },
  mail: {
    sent: "Your results are on their way to you, once a day at most. Look in the spam folder too, if they are not there in a few minutes.",
    waiting:
      "The mail has not gone yet: we could not be reached. Your address is kept on this device, and the mail is asked for as soon as we can be reached. Your result is here all the same.",
    unsent: `The mail with your results ${mailWaits}. Your result is here all the same.`,
    held: "The mail has not gone yet: a person has to look first. Your result is here all the same.",
    refused: "The mail has not gone: our service did not take this address. Your result is here all the same.",
    simulated:
      "This preview can’t send mail, so nothing went to your address, and we have not kept it. You can save your result as a PDF.",
    failed: "The mail has not gone: the connection failed. Your result is here all the same.",
    tryAgain: "Try again",
    correct: "Write another address",
  },
  results: {
    eyebrow: "Your liberation role",
    eyebrowTie: "Your liberation roles",
    tie: "Both have the same number of your answers, so both are yours.",
    alsoTied: "Just as strong in your answers:",
    wheelLabel: "The ten roles, with your answers",
    parts: roleParts,
    praxis: {
      title: "Praxis: try it this week",
      gloss: praxisGloss,
      self: "Self",
      home: "Home",
      work: "Work",
    },
    pillars: {
      title: "What you help undo",
      text: "Each role loosens two old habits that hold unfair systems up. They are called pillars here. These are yours.",
      instead: "Instead",
      strongest: "The pillars your answers push against most",
    },
    counts: {
      title: "All your answers",
      caption: "How many of your 15 answers went to each role",
      columns: { role: "Role", answers: "Answers" },
    },
    programs: { title: "Where to go from here", text: "Programs that suit your role, and why." },
    tiers: { title: "Three ways to study", each: "See what each one holds" },
    reflection:
      "This is a reflection, not a measurement. It knows the fifteen choices you made, and nothing else about you.",
    again: "Start again",
    allRoles: "Meet all ten roles",
    error: {
      title: "Error loading results",
      text: `There is no finished quiz on this device. That happens when its answers were cleared or are more than ${retention.quizAnswers} days old, or when the link came from another device.`,
      back: "Back to the quiz",
    },
  },
  actions: {
    label: "Keep or share your result",
    copy: "Copy Link",
    copied: "Link copied",
    copyDenied: "Your browser does not let us copy. The link is selected: copy it from here.",
    share: "Share",
    shareText: "My liberation role:",
    pdf: "Save as PDF",
    pdfBlocked: "Your browser held the new window back.",
    pdfLink: "Open your role pack",
  },
  shared: {
    eyebrow: "Somebody shared their liberation role",
    start: "Find yours",
    more: "Read more about this role",
    wheel: "The wheel of ten roles, turned to the one that was shared. Each role leads to its page.",
  },
  withoutScripts: {
    text: "The assessment needs JavaScript, which is off or did not load. You can read about the roles without it.",
    link: { label: "Read about all ten roles", to: "/quiz/roles" },
  },
} as const;

export type QuizCopy = typeof quizCopy;
