import { useCallback } from 'react';

import { DataFileProblem } from '@/domain/desk/data-sets';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm, useNotices } from '@/views/app/notices';

import { useDeskAction, type DeskAction } from '../use-desk-action';
import { dataTexts } from './data-texts';

type AskedAction = {
  /** Asked first; without it the action runs at once. */
  readonly question?: string | undefined;
  readonly action: DeskAction;
};

/** As `useDeskAction`, for rows: a question first, and the reason why rows are not taken. */
export function useDataAction(): { readonly run: (asked: AskedAction) => void; readonly isBusy: boolean } {
  const texts = useTexts(dataTexts);
  const notices = useNotices();
  const confirm = useConfirm();
  const { run: runAction, isBusy } = useDeskAction();

  const run = useCallback(
    ({ question, action }: AskedAction) => {
      runAction(async (signal) => {
        if (question !== undefined && (await confirm({ message: question })) !== 'confirm') {
          return;
        }
        try {
          await action(signal);
        } catch (thrown) {
          if (!(thrown instanceof DataFileProblem)) {
            throw thrown;
          }
          const { code, place } = thrown;
          notices.warn(
            code === 'foreign' || code === 'badRows' ? texts(`data.${code}`, { place }) : texts(`data.${code}`),
          );
        }
      });
    },
    [runAction, confirm, notices, texts],
  );
  return { run, isBusy };
}
