import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';

import { loaderMachine } from '@/machines/shell/loader-machine';
import { appTexts } from '@/views/app/app-texts';
import { useTexts } from '@/views/app/localization-context';
import { usePendingCalls } from '@/views/app/services-context';

type DelayedLoaderProps = {
  /** What is waited for; 'Đang tải dữ liệu…' when absent. */
  readonly label?: string;
  /** A way out of a wait that may be long. */
  readonly action?: ReactNode;
};

/** A loader that quick answers never show: it appears only after half a second (register W-06). */
export function DelayedLoader({ label, action }: DelayedLoaderProps) {
  const texts = useTexts(appTexts);
  const pendingCalls = usePendingCalls();
  const loaderRef = useActorRef(loaderMachine);
  const isLong = useSelector(loaderRef, (snapshot) => snapshot.hasTag('visible'));

  useEffect(() => {
    loaderRef.send({ type: 'wait.begin' });
    return pendingCalls?.begin();
  }, [loaderRef, pendingCalls]);

  return (
    // Not busy, and there before its words: a screen reader keeps what changes in a busy region to itself, and listens to no
    // region that comes together with what it says.
    <div className="loader" role="status">
      {isLong ? (
        <div className="loader-content">
          <span className="spinner" aria-hidden />
          {label ?? texts('wait.loading')}
          {action}
        </div>
      ) : null}
    </div>
  );
}
