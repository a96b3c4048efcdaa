import { Component, type ReactNode } from 'react';

import './notices-boundary.css';

type NoticesBoundaryProps = {
  /** What somebody waits for an answer to; `undefined` while nobody does. */
  readonly asked: unknown;
  /** Called before the notices are shown anew. */
  readonly onRetry: () => void;
  /** Called when they cannot be shown. */
  readonly onGiveUp: () => void;
  readonly children: ReactNode;
};

type NoticesBoundaryState = { readonly hasFailed: boolean };

/**
 * Keeps a notice that cannot be shown, above all one whose code cannot be fetched, from taking the page with it
 * (register X-05): one sentence stands above the page, which goes on.
 */
export class NoticesBoundary extends Component<NoticesBoundaryProps, NoticesBoundaryState> {
  override readonly state: NoticesBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): NoticesBoundaryState {
    return { hasFailed: true };
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override componentDidCatch(): void {
    this.props.onGiveUp();
  }

  /** Whoever asks waits: what could not be shown may be there by now, and where it is not, the question is given up, too. */
  override componentDidUpdate({ asked }: NoticesBoundaryProps): void {
    if (this.state.hasFailed && this.props.asked !== undefined && this.props.asked !== asked) {
      this.retry();
    }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <div role="alert" className="notices-failure">
        {sentence}
        <button type="button" className="plain-button plain-button-small" onClick={this.retry}>
          {retryWords}
        </button>
      </div>
    ) : (
      this.props.children
    );
  }
}

/** In both languages at once, since the words of the notices may be what could not be fetched. */
const sentence = 'Không hiển thị được thông báo. · A notice could not be shown.';
const retryWords = 'Thử lại · Try again';
