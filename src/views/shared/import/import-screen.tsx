import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, Stack } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';

import type { ImportPreview } from '@/domain/import/import-row';
import { newUuid } from '@/domain/text/uuid';
import type { ImportRef, ImportSnapshot } from '@/machines/lists/import-machine';
import { useTexts } from '@/views/app/localization-context';

import { PageHeading } from '../page-heading';
import { useUnsavedGuard } from '../unsaved/use-unsaved-guard';
import { ChoosingStep } from './choosing-step';
import { FileDropArea } from './file-picker';
import type { ImportDescription } from './import-description';
import { templateSpreadsheet } from './import-spreadsheets';
import { importTexts } from './import-texts';
import { PreviewStep } from './preview-step';
import { ResultStep } from './result-step';
import { SendingStep } from './sending-step';
import { useFileDownload } from './use-file-download';
import { useImport } from './use-import';

/** A whole import screen from its description: template, file, check, sending, result. */
export function ImportScreen<Input>({ description }: { readonly description: ImportDescription<Input> }) {
  const texts = useTexts(importTexts);
  const importRef = useImport(description);
  const { isMaking, download } = useFileDownload();
  const isAtRisk = useSelector(
    importRef,
    (snapshot: ImportSnapshot<Input>) => snapshot.hasTag('unfinished') || snapshot.context.hasDecisions,
  );
  // What was sent is stored, the file is still where it was, and decisions go with the page or the next file.
  const guard = useUnsavedGuard(isAtRisk);
  const choose = useCallback(
    (file: File) => {
      // Another file takes the place of what was decided about the present one: as good as leaving it.
      guard.leave(() => {
        importRef.send({ type: 'file.choose', file, key: newUuid() });
      });
    },
    [guard, importRef],
  );

  return (
    <Stack spacing={2}>
      <PageHeading
        title={description.title}
        actions={
          <>
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<ArrowBackIcon />}
              component={Link}
              href={description.listHref}
            >
              {texts('import.backToList')}
            </Button>
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<FileDownloadIcon />}
              disabled={isMaking}
              onClick={() => {
                download({
                  spreadsheet: templateSpreadsheet(description.columns, texts),
                  fileName: `${description.fileName}.xlsx`,
                });
              }}
            >
              {texts('import.template')}
            </Button>
          </>
        }
      />
      <ImportSteps description={description} importRef={importRef} onFile={choose} />
    </Stack>
  );
}

type ImportStepsProps<Input> = {
  readonly description: ImportDescription<Input>;
  readonly importRef: ImportRef<Input>;
  readonly onFile: (file: File) => void;
};

function ImportSteps<Input>({ description, importRef, onFile }: ImportStepsProps<Input>) {
  const step = useSelector(importRef, stepOf<Input>);
  const { preview, file } = useSelector(importRef, ({ context }: ImportSnapshot<Input>) => context);
  const hasMoved = useHasMoved(importRef);

  switch (step) {
    case 'choosing':
      return (
        <FileDropArea onFile={onFile}>
          <ChoosingStep
            importRef={importRef}
            takesFocus={hasMoved}
            acceptsText={description.acceptsText === true}
            limits={description.limits ?? 'import.limits'}
            onFile={onFile}
          />
        </FileDropArea>
      );
    case 'previewing':
      return preview === undefined ? null : (
        <FileDropArea onFile={onFile}>
          <Preview
            description={description}
            importRef={importRef}
            preview={preview}
            fileName={file?.name ?? ''}
            onFile={onFile}
          />
        </FileDropArea>
      );
    case 'sending':
      return <SendingStep importRef={importRef} />;
    case 'done':
      return <ResultStep description={description} importRef={importRef} />;
  }
}

type PreviewProps<Input> = ImportStepsProps<Input> & {
  readonly preview: ImportPreview<Input>;
  readonly fileName: string;
};

function Preview<Input>({ description, importRef, ...props }: PreviewProps<Input>) {
  const { Preview: OwnPreview } = description;
  const start = () => {
    importRef.send({ type: 'import.start' });
  };
  return OwnPreview === undefined ? (
    <PreviewStep description={description} {...props} onStart={start} />
  ) : (
    <OwnPreview
      {...props}
      onChange={(changed) => {
        importRef.send({ type: 'preview.change', preview: changed });
      }}
      onTouch={() => {
        importRef.send({ type: 'preview.touch' });
      }}
      onStart={start}
    />
  );
}

type Step = 'choosing' | 'previewing' | 'sending' | 'done';

function stepOf<Input>(snapshot: ImportSnapshot<Input>): Step {
  if (snapshot.hasTag('unfinished')) {
    return 'sending';
  }
  if (snapshot.matches('previewing')) {
    return 'previewing';
  }
  return snapshot.matches('done') ? 'done' : 'choosing';
}

/** True once anything has happened on the page that has just been opened. */
function useHasMoved<Input>(importRef: ImportRef<Input>): boolean {
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    const subscription = importRef.subscribe(() => {
      setHasMoved(true);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [importRef]);
  return hasMoved;
}
