import { Suspense, useState } from 'react';

import { useTexts } from '../app/localization-context';
import { useNotices } from '../app/notices';
import { AreaBoundary } from '../shared/errors/area-boundary';
import { errorViewTexts } from '../shared/errors/error-view-texts';
import type { LoadedLater } from '../shared/loading/loaded-later';
import { useOnceTrue } from '../shared/use-once-true';

type ShellToolProps<Props extends object> = {
  readonly part: LoadedLater<Props>;
  readonly props: Props;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/**
 * A layer over the page, whose code is fetched when it is first opened. It has no place of its own to fail in: it is
 * closed again with a notice, and fetched anew when it is opened the next time (register X-05).
 */
export function ShellTool<Props extends object>({ part, props, isOpen, onClose }: ShellToolProps<Props>) {
  const notices = useNotices();
  const texts = useTexts(errorViewTexts);
  const wasOpen = useOnceTrue(isOpen);
  const [hasFailed, setHasFailed] = useState(false);

  const giveUp = () => {
    part.forget();
    setHasFailed(true);
    onClose();
    notices.warn(texts('error.area'));
  };

  return isOpen || (wasOpen && !hasFailed) ? (
    <AreaBoundary onFailure={giveUp}>
      <Suspense fallback={null}>
        <part.View {...props} />
      </Suspense>
    </AreaBoundary>
  ) : null;
}
