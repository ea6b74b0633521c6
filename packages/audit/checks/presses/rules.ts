import { failuresOf } from "../helpers/describe-findings.ts";

export const failure = failuresOf({
  "acts-on-press": ["2.5.2", "Act on click, which the pointer can cancel, not when the button of the mouse goes down."],
  "input-changes-context": ["3.2.2", "Change the context only after a button, or say before the field what it does."],
  "input-may-change-context": ["3.2.2", "Check whether a text before the field explains its effect.", "needs review"],
  "focus-changes-context": ["3.2.1", "Change the context only after a press, not on focus."],
  "state-never-changes": ["4.1.2", "Change the state in the attribute whenever it changes on the screen."],
  "state-not-exposed": ["4.1.2", "Expose the state with aria-expanded or aria-pressed.", "needs review"],
  "moves-only-with-device": ["2.5.4", "Offer the same by a control, and a way to turn the motion off."],
  "moves-with-device": ["2.5.4", "Offer the same by a control, and a way to turn the motion off.", "needs review"],
  "pressed-by-mouse-only": ["2.1.1", "Use a button or a link, or handle the keyboard, too.", "needs review"],
  "hover-not-dismissible": ["1.4.13", "Close the content with Escape, without a move of the pointer or the focus."],
  "hover-not-hoverable": ["1.4.13", "Keep the content open while the pointer moves onto it and stays there."],
  "hover-not-persistent": ["1.4.13", "Keep the content open until the pointer or the focus leaves."],
  "focus-lost": ["2.4.3", "Move focus to the new heading, the message or the pressed button."],
  "focus-not-given-back": ["2.4.3", "Return focus to the button that opened it."],
  "change-not-announced": ["4.1.3", "Announce the change in a live region that is in the page before the change."],
  "change-may-not-be-announced": [
    "4.1.3",
    "If the change is a result of the action, announce it in a live region that is in the page before.",
    "needs review",
  ],
  "focus-may-be-lost": [
    "2.4.3",
    "Move focus to the content that takes the control’s place, or keep the control.",
    "needs review",
  ],
  "dialog-without-focus": ["2.4.3", "Move focus into the dialog when it opens.", "needs review"],
  "state-reversed": ["4.1.2", "Set aria-expanded to true while the content is shown."],
  "state-may-be-reversed": ["4.1.2", "Set aria-expanded to true while the content is shown.", "needs review"],
  "disabled-but-works": ["4.1.2", "Remove aria-disabled, or let the control do nothing.", "needs review"],
  "hover-without-keyboard": ["2.1.1", "Show the content on focus, too, or in the text.", "needs review"],
  "without-effect": [
    "best practice",
    "Remove the control, or give it an effect that a visitor notices.",
    "needs review",
  ],
});
