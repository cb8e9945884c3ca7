import { Component, type ReactNode, Suspense } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Told when the part breaks; it then is nothing. */
  readonly onBroken?: () => void;
}

/**
 * A part beside the page that comes when its script does. Without it the page stands as it is, with what
 * somebody has typed on it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken?.();
  }

  override render(): ReactNode {
    return this.state.broken ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
