import { Component, type ReactNode } from "react";
import { keptPart } from "../keep-page.ts";

interface IslandProps {
  /** Selector of the prerendered part that stays if the island fails. Without it nothing stays. */
  keeps?: string;
  children: ReactNode;
}

/** An error boundary: an exception inside it leaves the rest of the page working. */
export class Island extends Component<IslandProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { keeps } = this.props;
    return keeps ? <div ref={(host) => fill(host, keeps)} style={{ display: "contents" }} /> : null;
  }
}

function fill(host: HTMLElement | null, selector: string): void {
  const part = keptPart(selector);
  if (part) host?.replaceChildren(part);
}
