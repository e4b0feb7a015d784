import { Component, type ReactNode } from 'react';
import { platform } from '#platform/platform.ts';

interface BoundaryProps {
  /** For the report: `Panel`, `Entry`. */
  what: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  /** The children that the state is about. */
  drawn: ReactNode;
  failed: boolean;
}

/** A list in which a thousand entries fail alike is one report. */
const reported = new Set<string>();

/**
 * Shows `fallback` where what it surrounds cannot be drawn, so that the rest of the page stands. New children are
 * tried again: a reload may have brought better values.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { drawn: undefined, failed: false };

  static getDerivedStateFromProps({ children }: BoundaryProps, { drawn }: BoundaryState) {
    return children === drawn ? null : { drawn: children, failed: false };
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const report = `${this.props.what} ${String(error)}`;
    if (reported.has(report)) return;
    reported.add(report);
    platform().report(this.props.what, error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
