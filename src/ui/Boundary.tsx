import { Component, type ReactNode } from 'react';
import { platform } from '#platform/platform.ts';

interface BoundaryProps {
  /** The name in the report: `Panel`, `Entry`. */
  what: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  /** The children that failed or were drawn. */
  drawn: ReactNode;
  failed: boolean;
}

/** How often a part is drawn anew after the page's elements were not where React had put them. */
const TIMES = 3;

/** Reports that were sent: a thousand entries that fail in the same way make one report. */
const reported = new Set<string>();

/**
 * Shows `fallback` when its children cannot be drawn, so that the rest of the page stays. New children are drawn
 * again, since a reload may have brought better values.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { drawn: undefined, failed: false };
  private anew = 0;

  static getDerivedStateFromProps({ children }: BoundaryProps, { drawn }: BoundaryState) {
    return children === drawn ? null : { drawn: children, failed: false };
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // Translators and extensions replace what React wants to remove. Drawn anew, the part is whole again.
    if (error instanceof DOMException && this.anew++ < TIMES) {
      this.setState({ failed: false });
      return;
    }
    const report = `${this.props.what} ${String(error)}`;
    if (reported.has(report)) return;
    reported.add(report);
    platform().report(this.props.what, error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
