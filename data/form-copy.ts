/** One line of a select: what is sent, and what is read. */
export interface Choice {
  value: string;
  label: string;
}

export interface FieldCopy {
  label: string;
  /** A line under the label: what to write, or what it is for. */
  hint?: string;
}

export interface ChoiceFieldCopy extends FieldCopy {
  /** In the order shown; the first is chosen until the visitor or a link chooses another. */
  choices: readonly Choice[];
}

/** What every form carries around its fields. */
export interface FormCopy {
  /** Element id, and the start of its fields’ ids. */
  id: string;
  /** Accessible name where no heading names the form. */
  name: string;
  mail: {
    /** Where the visitor’s mail program addresses the message. */
    to: string;
    subject: string;
  };
  /** Says what the button does; `mail.to` stands between the two parts as a link. */
  note: { before: string; after: string };
  button: string;
  /** Words that mark a field as required. */
  requiredMark: string;
}

export interface ContactFormCopy extends FormCopy {
  fields: {
    firstName: FieldCopy;
    lastName: FieldCopy;
    email: FieldCopy;
    inquiry: ChoiceFieldCopy;
    subject: FieldCopy;
    message: FieldCopy;
  };
}

export interface WaitlistFormCopy extends FormCopy {
  fields: {
    name: FieldCopy;
    email: FieldCopy;
    role: ChoiceFieldCopy;
    interest: ChoiceFieldCopy;
    plan: FieldCopy;
    access: FieldCopy;
    consent: FieldCopy;
  };
  /** The first choice of plan, before the plans themselves. */
  undecidedPlan: Choice;
}

export interface EquitySeatFormCopy extends FormCopy {
  fields: {
    name: FieldCopy;
    email: FieldCopy;
    program: FieldCopy;
  };
  /** The first choice of program, before the programs themselves. */
  undecidedProgram: Choice;
}

export interface PayItForwardFormCopy extends FormCopy {
  fields: {
    name: FieldCopy;
    email: FieldCopy;
    amount: FieldCopy;
  };
  /** Names the group of amounts below. */
  suggestionsLabel: string;
  /** Whole dollars; pressing one fills the amount. */
  suggestions: readonly number[];
}

export interface NewsletterFormCopy extends FormCopy {
  fields: { email: FieldCopy };
  /** The promise under the form. */
  microcopy: string;
}
