import { useSelector } from '@xstate/react';

import type { NoticeRefs } from '@/views/app/notice-types';
import { ThemeProvider } from '@/views/app/theme/theme-provider';

import { ConfirmDialog } from './confirm-dialog';
import { ErrorDialog } from './error-dialog';
import { ErrorPage } from './error-page';
import { Toaster } from './toaster';

/** Everything that comes over the page by itself; one chunk, loaded with the first notice. */
export function NoticeViews({ errorRef, toastRef, asked }: NoticeRefs) {
  const shown = useSelector(errorRef, ({ context }) => context.shown);
  const isPage = useSelector(errorRef, (snapshot) => snapshot.matches('showingPage'));
  const Presentation = isPage ? ErrorPage : ErrorDialog;
  return (
    <ThemeProvider>
      {shown === undefined ? null : <Presentation errorRef={errorRef} report={shown} />}
      {asked === undefined ? null : <ConfirmDialog {...asked} />}
      <Toaster toastRef={toastRef} />
    </ThemeProvider>
  );
}
