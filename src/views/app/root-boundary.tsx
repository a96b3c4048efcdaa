import { Component, type ReactNode } from 'react';

import { Wordless } from '../errors/wordless';
import { useReload } from './reload-context';
import { inside } from './screens/screens';

type RootBoundaryProps = { readonly children: ReactNode };

type RootBoundaryState = { readonly hasFailed: boolean };

/**
 * Catches what no area has caught, above all that the product's own code could not be fetched: no page stays white, and
 * the reload helper leads out (register ).
 */
export class RootBoundary extends Component<RootBoundaryProps, RootBoundaryState> {
  override readonly state: RootBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): RootBoundaryState {
    return { hasFailed: true };
  }

  private readonly retry = () => {
    inside.forget();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? <RootFailure onRetry={this.retry} /> : this.props.children;
  }
}

function RootFailure({ onRetry }: { readonly onRetry: () => void }) {
  const reload = useReload(onRetry);
  return <Wordless onRetry={reload ?? onRetry} />;
}
