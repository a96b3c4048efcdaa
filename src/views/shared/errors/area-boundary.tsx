import { Component, type ReactNode } from 'react';

import { toAppError, type AppError } from '@/domain/errors/app-error';
import { useDemo, type BreakableArea } from '@/views/app/demo-context';

import { AreaFailure } from './area-failure';
import { CompactFailure } from './compact-failure';
import { DemoTrap } from './demo-trap';

type AreaBoundaryProps = {
  /** Called before the area is rendered anew. */
  readonly onRetry?: () => void;
  /** The area as the demo knows it, which can make it fail on purpose. */
  readonly area?: BreakableArea;
  /** For an area without room for a page of words: a bar, a menu. */
  readonly isCompact?: boolean;
  /** For an area that has no place to fail in: nothing is shown, and this is called instead. */
  readonly onFailure?: () => void;
  readonly children: ReactNode;
};

/**
 * Catches what an area throws while it renders: the rest of the page stays, and the area can be tried again
 * (register X-05). React's root writes the error and its component stack to the console.
 */
export function AreaBoundary({ onRetry, area, isCompact = false, onFailure, children }: AreaBoundaryProps) {
  const mend = useDemo()?.faults?.mend;
  const retry = () => {
    if (isTrapped(area)) {
      mend?.();
    }
    onRetry?.();
  };
  return (
    <Boundary isCompact={isCompact} onRetry={retry} onFailure={onFailure}>
      {isTrapped(area) ? <DemoTrap area={area} /> : null}
      {children}
    </Boundary>
  );
}

/** Demo builds alone have traps. */
function isTrapped(area: BreakableArea | undefined): area is BreakableArea {
  return import.meta.env.MODE === 'demo' && area !== undefined;
}

type BoundaryProps = {
  readonly isCompact: boolean;
  readonly onRetry: () => void;
  readonly onFailure: (() => void) | undefined;
  readonly children: ReactNode;
};

type BoundaryState = { readonly error: AppError | undefined };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { error: toAppError(thrown) };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) {
      return this.props.children;
    }
    if (this.props.onFailure !== undefined) {
      return null;
    }
    return this.props.isCompact ? (
      <CompactFailure onRetry={this.retry} />
    ) : (
      <AreaFailure error={error} onRetry={this.retry} />
    );
  }
}
