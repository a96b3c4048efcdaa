import { Alert, Box } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { useTexts } from '@/views/app/localization-context';
import { UploadRow } from '@/views/shared/attachments/upload-row';
import type { AttachmentsDesk } from '@/views/shared/attachments/use-attachments';
import { focusAfterDrawing } from '@/views/shared/focus/focus-after-drawing';
import { useSaveWait } from '@/views/shared/record/save-waits';

import { unsentPapersTexts } from './unsent-papers-texts';

/**
 * Keeps the form from being saved while files are on their way or wait to be sent again: what is saved is left, and they
 * would be lost with it. Says so after an attempt, with all of them, for their papers may be those of a case that is not
 * shown, or not in the form any more.
 */
export function UnsentPapers({ desk }: { readonly desk: AttachmentsDesk }) {
  const uploads = useSelector(desk.attachmentsRef, ({ context }) => context.uploads);
  const unsent = uploads.filter(({ isRefused }) => !isRefused);
  const refusals = useSaveWait(unsent.length > 0);
  return refusals === 0 ? null : (
    <Refusal refusals={refusals}>
      {unsent.map(({ id, ref }) => (
        <UploadRow key={id} uploadRef={ref} />
      ))}
    </Refusal>
  );
}

type RefusalProps = { readonly refusals: number; readonly children: ReactNode };

function Refusal({ refusals, children }: RefusalProps) {
  const texts = useTexts(unsentPapersTexts);
  const sentenceId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [refusals]);
  useFocusToSave(box);
  return (
    // A group and no alert: it takes the focus, and shares of uploads are not to be read out one by one.
    <Alert
      ref={box}
      severity="error"
      role="group"
      aria-labelledby={sentenceId}
      tabIndex={-1}
      sx={{ gridColumn: '1 / -1', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <span id={sentenceId}>{texts('unsent.refusal')}</span>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {children}
      </Box>
    </Alert>
  );
}

/** When nothing keeps the form from being saved any more, the focus goes from here to the button that saves it. */
function useFocusToSave(box: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      if (shown?.contains(document.activeElement) === true) {
        focusAfterDrawing(shown.closest('form')?.querySelector('[type="submit"]'));
      }
    };
  }, [box]);
}
