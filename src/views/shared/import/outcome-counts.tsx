import { useSelector } from '@xstate/react';

import {
  answeredRows,
  doubtfulRows,
  unansweredRows,
  type ImportRef,
  type ImportSnapshot,
} from '@/machines/lists/import-machine';
import { useTexts } from '@/views/app/localization-context';

import { ImportCounts } from './import-counts';
import { importTexts } from './import-texts';
import { faultyRows } from './problem-rows';

/** What has become of the file's rows so far: in, refused, perhaps in, not sent, and faulty from the start. */
export function OutcomeCounts<Input>({ importRef }: { readonly importRef: ImportRef<Input> }) {
  const texts = useTexts(importTexts);
  const context = useSelector(importRef, (snapshot: ImportSnapshot<Input>) => snapshot.context);
  const rejected = answeredRows(context).filter(({ result }) => 'refusal' in result).length;
  const doubtful = doubtfulRows(context).length;
  const faulty = faultyRows(context).length;
  return (
    <ImportCounts
      counts={[
        { label: texts('import.accepted'), value: context.results.length - rejected, tone: 'success' },
        { label: texts('import.rejected'), value: rejected, tone: 'error' },
        ...(doubtful === 0 ? [] : [{ label: texts('import.doubtful'), value: doubtful, tone: 'warning' } as const]),
        { label: texts('import.unsent'), value: unansweredRows(context).length - doubtful, tone: 'warning' },
        ...(faulty === 0 ? [] : [{ label: texts('import.faulty'), value: faulty, tone: 'error' } as const]),
      ]}
    />
  );
}
