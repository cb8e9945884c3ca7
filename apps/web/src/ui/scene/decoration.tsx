import { Component, type ReactNode, Suspense } from 'react';

interface DecorationProps {
  readonly children: ReactNode;
}

/** A drawing that a page does without while it is on its way, and when it cannot come. */
export class Decoration extends Component<DecorationProps, { readonly failed: boolean }> {
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override state = { failed: false };

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
