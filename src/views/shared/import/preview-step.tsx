import { Alert, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useMemo, useState } from 'react';

import { createFormats } from '@/domain/format/formats';
import { isSendable, type ImportPreview } from '@/domain/import/import-row';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useConfirm } from '@/views/app/notices';

import { FileButton } from './file-picker';
import { ImportCounts } from './import-counts';
import type { ImportDescription } from './import-description';
import { ImportStep } from './import-step';
import { ImportTable } from './import-table';
import { importTexts } from './import-texts';
import { hasProblem, judgedRow } from './problem-rows';
import { ProblemRowsButton } from './problem-rows-button';
import { SheetRemarks } from './sheet-remarks';

type PreviewStepProps<Input> = {
  readonly description: ImportDescription<Input>;
  readonly preview: ImportPreview<Input>;
  readonly fileName: string;
  readonly onFile: (file: File) => void;
  readonly onStart: () => void;
};

/** The second step: what the file holds, what is wrong with it, and the decision to bring it in. */
export function PreviewStep<Input>({ description, preview, fileName, onFile, onStart }: PreviewStepProps<Input>) {
  const texts = useTexts(importTexts);
  const localizer = useLocalizer();
  const { number } = createFormats(localizer.language);
  const confirm = useConfirm();
  const [isOnlyFaulty, setIsOnlyFaulty] = useState(false);
  const { columns, titleField } = description;

  const rows = useMemo(() => preview.rows.map((row) => judgedRow(row, localizer)), [preview, localizer]);
  const faulty = useMemo(() => rows.filter(hasProblem), [rows]);
  const valid = preview.rows.filter(isSendable).length;

  const start = async () => {
    const n = number(valid);
    const message =
      faulty.length === 0
        ? texts('import.confirmAll', { n })
        : texts('import.confirm', { n, faulty: number(faulty.length) });
    if ((await confirm({ message })) === 'confirm') {
      onStart();
    }
  };

  return (
    <ImportStep
      title={texts('import.previewTitle')}
      subtitle={texts('import.readFile', { name: fileName })}
      takesFocus
      actions={
        <>
          <Button variant="contained" disabled={valid === 0} onClick={() => void start()}>
            {texts('import.start', { n: number(valid) })}
          </Button>
          <FileButton variant="outlined" label={texts('import.chooseOther')} onFile={onFile} />
          <ProblemRowsButton description={description} rows={faulty} label={texts('import.downloadFaulty')} />
        </>
      }
    >
      <ImportCounts
        counts={[
          { label: texts('import.valid'), value: valid, tone: 'success' },
          { label: texts('import.faulty'), value: faulty.length, tone: 'error' },
          { label: texts('import.total'), value: rows.length, tone: 'default' },
        ]}
      />
      {valid === 0 ? <Alert severity="warning">{texts('import.nothingValid')}</Alert> : null}
      <SheetRemarks remarks={preview.remarks} />
      <FormControlLabel
        control={
          <Switch
            checked={isOnlyFaulty}
            onChange={(_, isChecked) => {
              setIsOnlyFaulty(isChecked);
            }}
          />
        }
        label={texts('import.onlyFaulty')}
      />
      {isOnlyFaulty && faulty.length === 0 ? (
        <Typography>{texts('import.noFaulty')}</Typography>
      ) : (
        <ImportTable
          label={texts('import.table')}
          rows={isOnlyFaulty ? faulty : rows}
          columns={columns}
          titleField={titleField}
        />
      )}
    </ImportStep>
  );
}
