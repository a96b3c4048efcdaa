import { useEffect, useRef, type ReactNode } from 'react';

type AccountNoticeProps = {
  readonly tone: 'good' | 'attention';
  readonly title: string;
  readonly details: string;
  /** What can be done now. */
  readonly children?: ReactNode;
};

/** Stands where a form was: how it ended, and what comes next. It takes the focus, so that it is read out. */
export function AccountNotice({ tone, title, details, children }: AccountNoticeProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    titleRef.current?.focus();
  }, []);
  return (
    <section className={`account-notice account-notice-${tone}`}>
      <h2 ref={titleRef} tabIndex={-1}>
        {title}
      </h2>
      <p>{details}</p>
      {children}
    </section>
  );
}
