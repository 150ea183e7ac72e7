import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of children that threw. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Children that threw are rendered again when this changes. */
  readonly resetBy?: unknown;
}

/**
 * Error boundary: an error while rendering the children does not affect the rest.
 *
 * @example <Boundary fallback={() => null}><MenuItemLink … /></Boundary>
 */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ resetBy }: BoundaryProps) {
    if (this.state.failed && resetBy !== this.props.resetBy) this.retry();
  }

  readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
