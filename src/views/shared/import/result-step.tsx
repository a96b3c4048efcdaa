import { Alert, Button, Typography } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';

import type { ImportRef, ImportSnapshot } from '@/machines/lists/import-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import type { ImportDescription } from './import-description';
import { ImportStep } from './import-step';
import { ImportTable } from './import-table';
import { importTexts } from './import-texts';
import { OutcomeCounts } from './outcome-counts';
import { faultyRows, leftRows } from './problem-rows';
import { ProblemRowsButton } from './problem-rows-button';

type ResultStepProps<Input> = {
  readonly description: ImportDescription<Input>;
  readonly importRef: ImportRef<Input>;
};

/** The last step: what is in the database now, and what is not and why. */
export function ResultStep<Input>({ description, importRef }: ResultStepProps<Input>) {
  const texts = useTexts(importTexts);
  const localizer = useLocalizer();
  const context = useSelector(importRef, (snapshot: ImportSnapshot<Input>) => snapshot.context);
  const { columns, titleField, listHref } = description;
  const left = useMemo(
    () =>
      leftRows(context, columns, localizer, {
        doubtful: texts('import.doubtfulProblem'),
        unsent: texts('import.unsentProblem'),
      }),
    [context, columns, localizer, texts],
  );

  return (
    <ImportStep
      title={texts('import.doneTitle')}
      takesFocus
      actions={
        <>
          <Button variant="contained" component={Link} href={listHref}>
            {texts('import.backToList')}
          </Button>
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => {
              importRef.send({ type: 'file.drop' });
            }}
          >
            {texts('import.again')}
          </Button>
          <ProblemRowsButton description={description} rows={left} label={texts('import.downloadRejected')} />
        </>
      }
    >
      <OutcomeCounts importRef={importRef} />
      {left.length === faultyRows(context).length ? (
        <Alert severity="success">{texts('import.allAccepted')}</Alert>
      ) : null}
      {left.length === 0 ? null : (
        <>
          <Typography variant="h3">{texts('import.rejectedTitle')}</Typography>
          <ImportTable label={texts('import.rejectedTitle')} rows={left} columns={columns} titleField={titleField} />
        </>
      )}
    </ImportStep>
  );
}
