import { formCopy } from "../forms/form-copy.ts";
import { retention } from "../forms/retention.ts";
import { praxisGloss } from "../glossary.ts";
import { roleParts } from "./role-parts.ts";

/** Maximum number of answers for the leading role in a result that counts as spread out. */
const spread = 3;

/** Maximum number of roles that a sentence names. A longer list is replaced by its count. */
const maxNamed = 5;

/** Certainty of a result, in a sentence or two. */
const certainty = {
  /** Returns a sentence with the leading role’s number of answers, or with its lead if the answers are spread out. */
  lead(most: number, next: number): string {
    return most > spread
      ? `${most} of 15.`
      : `Your answers are spread out; this one leads by ${most - next === 1 ? "one" : most - next}.`;
  },
  tie: (most: number): string =>
    most > spread ? `${most} of 15 each.` : `Your answers are spread out: ${most} of 15 each.`,
  /**
   * Returns the text after the names of the next roles. If there are too many names, `isNamed` is false and the text
   * replaces them.
   */
  follow(roles: number, answers: number): { isNamed: boolean; text: string } {
    const ending = roles === 1 ? `follows with ${answers}.` : `follow with ${answers} each.`;
    return { isNamed: roles <= maxNamed, text: roles <= maxNamed ? ` ${ending}` : `${roles} roles ${ending}` };
  },
} as const;

/** Copy for the assessment between its landing page and its result. */
export const quizCopy = {
  question: {
    choose: "Choose the one that sounds most like you.",
    /** Shown if the visitor tries to continue without an answer. */
    missing: "Choose an answer first.",
    keys: "On a keyboard, tab to the answers and press 1 to 4.",
    previous: "Previous",
    next: "Next",
    last: "Get My Results",
  },
  resume: {
    title: "Welcome back",
    text: "Your answers are still on this device.",
    goOn: "Pick up where you left off",
    /** Replaces `goOn` if every question is answered. */
    result: "See your result",
    startAgain: "Start again",
  },
  email: {
    title: "Your results are ready",
    lead: "Would you like a copy by email? If so, your address and your 15 answers go to our service, which writes the email.",
    email: { label: "Email" },
    errorTitle: formCopy.errorTitle,
    /** Shown next to an email address that the service rejected. */
    refused: "Our service did not accept this address. Try another one.",
    consent: {
      label:
        "I agree to receive my quiz results and occasional updates about the Academy. I can unsubscribe at any time.",
    },
    requiredMark: "(required)",
    button: "Send My Results",
    /** Shown below the button while the step is incomplete. */
    ready: "First, fill in your email and check the box.",
    /** Replaces `ready` after the button was pressed too early. */
    missing: { email: "Fill in your email first.", consent: "Check the box first." },
    sending: "Sending Results...",
    /**
     * Lets visitors skip the email, because otherwise consent would be the price of the result. Set it to an empty
     * string to remove the option.
     */
    skip: "Show my results without email",
    skipNote: "You can copy, share and save your result either way.",
  },
  mail: {
    sent: "Your results are on their way. If they are not in your inbox in a few minutes, check your spam folder. We send them to an address at most once a day.",
    waiting:
      "We can’t reach our service, so we haven’t sent your results. Your address stays on this device, and your browser tries again when you are back online. You can read your result here.",
    /** Shown if the service lost its mail server after the visitor asked for mail. */
    unsent: "We have your request. You can read your result here.",
    held: "We haven’t sent your results yet, because a person checks this request first. You can read your result here.",
    refused:
      "We haven’t sent your results, because our service did not accept this address. You can read your result here.",
    failed: "We haven’t sent your results, because the connection failed. You can read your result here.",
    tryAgain: "Try again",
    correct: "Change the address",
  },
  results: {
    eyebrow: "Your liberation role",
    eyebrowTie: "Your liberation roles",
    tie: "You gave both the same number of answers, so both are yours.",
    alsoTied: "Just as strong in your answers:",
    certainty,
    wheelLabel: "The ten roles, with your answers",
    parts: roleParts,
    practice: {
      title: "One practice for this week",
      calendar: "Add to calendar",
      calendarNote: "Repeats each Monday for ten weeks.",
      eventTitle: "Practice of the {role}",
      file: "practice-{role}.ics",
      more: "At home, at work, and an invitation",
    },
    praxis: {
      title: "Praxis: try it this week",
      gloss: praxisGloss,
      self: "Self",
      home: "Home",
      work: "Work",
    },
    pillars: {
      title: "What you help undo",
      text: "Two old habits that hold unfair systems up. We call them pillars. They come from your role and your answers.",
      instead: "Instead",
    },
    counts: {
      title: "All your answers",
      caption: "How many of your 15 answers went to each role",
      columns: { role: "Role", answers: "Answers" },
    },
    programs: {
      title: "Programs that suit your role",
      text: "The best match comes first.",
      more: "More programs that suit you",
    },
    tiers: { title: "Three ways to study", each: "See what each one includes" },
    reflection:
      "This is a reflection, not a measurement. It knows the fifteen choices you made, and nothing else about you.",
    again: "Start again",
    together: "Make a wheel with others",
    allRoles: "Meet all ten roles",
    error: {
      title: "Error loading results",
      text: `We cannot find a finished quiz on this device. Its answers may have been cleared, they may be more than ${retention.quizAnswers} days old, or the link may come from another device.`,
      back: "Back to the quiz",
    },
  },
  actions: {
    label: "Keep your result",
    copy: "Copy Link",
    copied: "Link copied",
    copyDenied: "Your browser blocked copying. The link is selected, so you can copy it yourself.",
    share: "Share",
    shareText: "My liberation role:",
    pdf: "Save as PDF",
    pdfBlocked: "Your browser blocked the new window.",
    pdfLink: "Open your role pack",
  },
  shared: {
    eyebrow: "Someone shared their liberation role",
    start: "Find yours",
    more: "Read more about this role",
    wheel: "The wheel of ten roles, turned to the one that was shared. Each role leads to its page.",
  },
  withoutScripts: {
    text: "JavaScript is off or did not load. You can take the assessment as one page instead.",
    link: { label: "Take the Assessment on One Page", to: "/quiz/questions" },
  },
} as const;

export type QuizCopy = typeof quizCopy;

/** Copy for the page with all questions as one form. The quiz's scripts leave it out. */
export const questionsFormCopy = {
  lead: "Fifteen questions. For each, choose the one that sounds most like you. This page sends your answers to our server, which does not keep them.",
  counting: "Our server counts your answers and doesn’t store them. Then you get a page with your role.",
  elsewhere: {
    text: "A copy of this site without our server can’t count answers. If you’re on one, read about the roles instead.",
    link: { label: "Read about all ten roles", to: "/quiz/roles" },
  },
  place: (number: number, total: number) => `Question ${number} of ${total}`,
  button: "Get My Role",
  /** Title of the error summary. */
  unanswered: (count: number) =>
    count === 1 ? "One question has no answer yet" : `${count} questions have no answer yet`,
  missing: (number: number) => `Choose an answer to question ${number}.`,
} as const;

export type QuestionsFormCopy = typeof questionsFormCopy;

/** Shown without scripts at `/quiz?role=…`. The service adds the role in the URL. */
export const foundRoleCopy = {
  eyebrow: "Liberation role",
  whose: "If you just answered the questions, this role is yours. If someone sent you the link, it’s theirs.",
  more: { label: "Read more about this role", to: "/quiz/roles" },
} as const;

export type FoundRoleCopy = typeof foundRoleCopy;
