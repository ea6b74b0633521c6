type Reaction = (event: Event & { currentTarget: HTMLElement }) => void;

/** Milliseconds after which a tip closes, before a visitor can read it. */
const tooSoon = 1_200;

const reactions = {
  say: ({ currentTarget }) => currentTarget.after("It is done."),
  leave() {
    location.href = "/shop";
  },
  openWindow() {
    open("/shop");
  },
  sendForm() {
    const form = document.createElement("form");
    form.action = "/shop";
    document.body.append(form);
    form.submit();
  },
  moveFocus: () => document.querySelector<HTMLElement>("header a[href]")?.focus(),
  flip({ currentTarget }) {
    const next = currentTarget.nextElementSibling;
    if (next?.matches(".flipped")) next.remove();
    else {
      const shown = document.createElement("p");
      shown.className = "flipped";
      shown.textContent = "More about it";
      currentTarget.after(shown);
    }
  },
  tint: ({ currentTarget }) => void currentTarget.classList.toggle("chosen"),
  closeTipSoon({ currentTarget }) {
    const tip = currentTarget.nextElementSibling;
    setTimeout(() => tip?.setAttribute("style", "display: none"), tooSoon);
  },
} satisfies Record<string, Reaction>;

export type ReactionName = keyof typeof reactions;

/** Names of reactions, by event type. */
export type Reactions = Readonly<Record<string, ReactionName>>;

export function addReactions(control: HTMLElement, on: Reactions): void {
  for (const [type, name] of Object.entries(on)) control.addEventListener(type, reactions[name] as EventListener);
}
