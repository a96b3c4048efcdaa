import { useSelector } from '@xstate/react';
import { createContext, Suspense, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { createActor } from 'xstate';

import { toAppError, type AppError } from '@/domain/errors/app-error';
import { confirmMachine, type ConfirmRef, type ConfirmResult } from '@/machines/dialogs/confirm-machine';
import { errorMachine, type ErrorRef } from '@/machines/shell/error-machine';
import { toastMachine, type ToastRef, type ToastSeverity } from '@/machines/shell/toast-machine';

import { loadedLater } from '../shared/loading/loaded-later';
import { useAuthRef } from './auth-context';
import type { AskedQuestion, Notices, Question } from './notice-types';
import { NoticesBoundary } from './notices-boundary';
import { onPersonLeaving } from './person-gone';

type NoticesValue = {
  readonly notices: Notices;
  readonly confirm: (question: Question) => Promise<ConfirmResult>;
};

export type { Notices, Question } from './notice-types';

const NoticesContext = createContext<NoticesValue | undefined>(undefined);

const noticeViews = loadedLater(() => import('../shared/notices/notice-views').then(({ NoticeViews }) => NoticeViews));

type NoticesProviderProps = {
  /** The error machine, when something outside React reports to it too; it is started here. */
  readonly errorRef?: ErrorRef | undefined;
  /** Called for an error whose presentation is the way to the sign-in page; `tell` shows it here to whoever stays. */
  readonly onRedirect?: ((error: AppError, tell: () => void) => void) | undefined;
  readonly children: ReactNode;
};

/** Toasts, questions and error presentations for everything inside. */
export function NoticesProvider({ errorRef: givenRef, onRedirect, children }: NoticesProviderProps) {
  const [errorRef] = useState(() => givenRef ?? createActor(errorMachine));
  const [toastRef] = useState(() => createActor(toastMachine).start());
  const [asked, setAsked] = useState<AskedQuestion | undefined>(undefined);
  const isNeeded = useIsNeeded(errorRef, toastRef, asked);
  useForgottenNotices(errorRef, toastRef, asked);
  useLeftQuestion(asked);

  useEffect(() => {
    const subscription = errorRef.on('redirect.requested', ({ error }) =>
      onRedirect?.(error, () => {
        errorRef.send({ type: 'error.present', error, retry: undefined });
      }),
    );
    return () => {
      subscription.unsubscribe();
    };
  }, [errorRef, onRedirect]);

  // Last of all effects: what was reported before there was a page to show it on is heard by now.
  useEffect(() => {
    errorRef.start();
  }, [errorRef]);

  const value = useMemo<NoticesValue>(
    () => ({ notices: createNotices(errorRef, toastRef), confirm: createConfirm(setAsked) }),
    [errorRef, toastRef],
  );

  return (
    <NoticesContext value={value}>
      {children}
      {isNeeded ? (
        <NoticesBoundary asked={asked} onRetry={noticeViews.forget} onGiveUp={() => giveUp(errorRef, asked)}>
          <Suspense fallback={<UnseenToasts toastRef={toastRef} />}>
            <noticeViews.View errorRef={errorRef} toastRef={toastRef} asked={asked} />
          </Suspense>
        </NoticesBoundary>
      ) : null}
    </NoticesContext>
  );
}

/** Time stands still for toasts while what shows them is on its way; the toaster lets it go on as soon as it is there. */
function UnseenToasts({ toastRef }: { readonly toastRef: ToastRef }) {
  const count = useSelector(toastRef, ({ context }) => context.toasts.length);
  useEffect(() => {
    if (count > 0) {
      toastRef.send({ type: 'toast.pause' });
    }
  }, [toastRef, count]);
  return null;
}

/** Fetches the notices' views ahead of need, so that a notice is there at once, also without a network. */
export function preloadNotices(): void {
  void noticeViews.preload();
}

export function useNotices(): Notices {
  return useNoticesValue().notices;
}

/**
 * Asks a question in a dialog and answers how it was closed. Whoever is gone by the time they ask, as after looking up
 * what to ask, is answered `dismiss`: nobody is left to do it.
 */
export function useConfirm(): (question: Question) => Promise<ConfirmResult> {
  const { confirm } = useNoticesValue();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback((question) => (isGone.current ? Promise.resolve('dismiss') : confirm(question)), [confirm]);
}

function useNoticesValue(): NoticesValue {
  const value = use(NoticesContext);
  if (value === undefined) {
    throw new Error('A screen was rendered outside <NoticesProvider>.');
  }
  return value;
}

/** What can be said to nobody is closed: a question that cannot be shown is dismissed. */
function giveUp(errorRef: ErrorRef, asked: AskedQuestion | undefined): void {
  errorRef.send({ type: 'error.close' });
  withdraw(asked?.confirmRef);
}

/** A question that has been answered already has nothing to take back. */
function withdraw(confirmRef: ConfirmRef | undefined): void {
  if (confirmRef?.getSnapshot().status === 'active') {
    confirmRef.send({ type: 'confirm.withdraw' });
  }
}

/**
 * A question goes with its page: whoever waits for the answer is gone, so that "Có" would do nothing, and say nothing.
 * The guard of unsaved input has its answer before it leaves; a Back that it refuses changes no page.
 */
function useLeftQuestion(asked: AskedQuestion | undefined): void {
  const [path] = useLocation();
  useEffect(
    () => () => {
      withdraw(asked?.confirmRef);
    },
    [asked, path],
  );
}

/** Notices name records: the next person at this machine finds none of the last one's. */
function useForgottenNotices(errorRef: ErrorRef, toastRef: ToastRef, asked: AskedQuestion | undefined): void {
  const authRef = useAuthRef();
  useEffect(
    () =>
      onPersonLeaving(authRef, () => {
        toastRef.send({ type: 'toast.clear' });
        // The one that is shown, and the one that waits behind it.
        errorRef.send({ type: 'error.close' });
        errorRef.send({ type: 'error.close' });
        withdraw(asked?.confirmRef);
      }),
    [authRef, errorRef, toastRef, asked],
  );
}

/** The views are loaded with the first notice and stay from then on. */
function useIsNeeded(errorRef: ErrorRef, toastRef: ToastRef, asked: AskedQuestion | undefined): boolean {
  const [hasSpoken, setHasSpoken] = useState(() => errorRef.getSnapshot().value !== 'idle');
  // A question that could not be shown is given up at once; the sentence that says so has to outlive it.
  if (asked !== undefined && !hasSpoken) {
    setHasSpoken(true);
  }

  useEffect(() => {
    const speak = () => {
      setHasSpoken(true);
    };
    const subscriptions = [
      errorRef.subscribe(({ value }) => {
        if (value !== 'idle') {
          speak();
        }
      }),
      errorRef.on('toast.requested', ({ error }) => {
        toastRef.send({ type: 'toast.show', request: { severity: 'error', text: error.code, error } });
      }),
      errorRef.on('retry.requested', ({ retry }) => {
        retry();
      }),
      toastRef.subscribe(speak),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [errorRef, toastRef]);

  return hasSpoken;
}

function createNotices(errorRef: ErrorRef, toastRef: ToastRef): Notices {
  const toast = (severity: ToastSeverity) => (text: string) => {
    toastRef.send({ type: 'toast.show', request: { severity, text } });
  };
  return {
    success: toast('success'),
    info: toast('info'),
    warn: toast('warning'),
    report: (thrown, retry) => {
      errorRef.send({ type: 'error.report', error: toAppError(thrown), retry });
    },
  };
}

type SetAsked = (change: (shown: AskedQuestion | undefined) => AskedQuestion | undefined) => void;

/** One question at a time: a new one dismisses the one that is open. */
function createConfirm(setAsked: SetAsked): NoticesValue['confirm'] {
  let current: ConfirmRef | undefined;
  return async (question) => {
    withdraw(current);
    const confirmRef = createActor(confirmMachine, {
      input: { isDismissable: question.isDismissable ?? true },
    }).start();
    current = confirmRef;
    setAsked(() => ({ question, confirmRef }));
    const result = await answerOf(confirmRef);
    current = current === confirmRef ? undefined : current;
    setAsked((shown) => (shown?.confirmRef === confirmRef ? undefined : shown));
    return result;
  };
}

function answerOf(confirmRef: ConfirmRef): Promise<ConfirmResult> {
  return new Promise((resolve) => {
    confirmRef.subscribe((snapshot) => {
      if (snapshot.status === 'done') {
        resolve(snapshot.output);
      }
    });
  });
}
