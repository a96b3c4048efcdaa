import type { ReactNode } from 'react';

import { DelayedLoader } from '../loading/delayed-loader';
import { ErrorAlert } from '../errors/error-alert';
import { isTakenAway } from './taken-away';
import type { Part } from './use-part';

type PartViewProps<Content> = {
  readonly part: Pick<Part<Content>, 'content' | 'error' | 'reload'>;
  /** Of the size of what is to come, where that is known. */
  readonly waiting?: ReactNode;
  readonly children: (content: Content) => ReactNode;
};

/** What has been loaded; what could not be is said in its place, with a way to try again, above what was known before. */
export function PartView<Content>({ part, waiting = <DelayedLoader />, children }: PartViewProps<Content>) {
  const { content, error, reload } = part;
  const isShown = content !== undefined && !(error !== undefined && isTakenAway(error));
  // The content keeps its place beside an error that comes or goes, and with it what is under way in it.
  return (
    <>
      {error === undefined ? null : <ErrorAlert error={error} onRetry={reload} />}
      {isShown ? children(content) : error === undefined ? waiting : null}
    </>
  );
}
