import { useEffect, useState, type ReactNode } from 'react';

import { loaderDelayMs } from '@/domain/constants';
import { appTexts } from '@/views/app/app-texts';
import { useTexts } from '@/views/app/localization-context';

type DelayedLoaderProps = {
  /** What is waited for; 'Đang tải dữ liệu…' when absent. */
  readonly label?: string;
  /** A way out of a wait that may be long. */
  readonly action?: ReactNode;
};

/** A loader that quick answers never show: it appears only after half a second (register W-06). */
export function DelayedLoader({ label, action }: DelayedLoaderProps) {
  const texts = useTexts(appTexts);
  const isLong = useIsAfter(loaderDelayMs);
  return (
    <div className="loader" aria-busy>
      {isLong ? (
        <div className="loader-content" role="status">
          <span className="spinner" aria-hidden />
          {label ?? texts('wait.loading')}
          {action}
        </div>
      ) : null}
    </div>
  );
}

function useIsAfter(milliseconds: number): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsAfter(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds]);
  return isAfter;
}
