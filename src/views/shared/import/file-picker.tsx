import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import type { ReactNode } from 'react';

import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';

import { FileButton as AnyFileButton } from '../files/file-button';
import { FileDropArea as AnyFileDropArea } from '../files/file-drop-area';
import { importTexts } from './import-texts';

type FileButtonProps = {
  readonly label: string;
  readonly variant: 'contained' | 'outlined';
  /** Text files with separated values are taken too. */
  readonly acceptsText?: boolean | undefined;
  readonly onFile: (file: File) => void;
};

/** Chooses the one spreadsheet that is imported. */
export function FileButton({ label, variant, acceptsText = false, onFile }: FileButtonProps) {
  const texts = useTexts(importTexts);
  return (
    <AnyFileButton
      label={label}
      inputLabel={texts('import.fileInput')}
      accept={acceptsText ? '.xlsx,.csv' : '.xlsx'}
      variant={variant}
      icon={<FolderOpenIcon />}
      onFiles={(files) => files.slice(0, 1).forEach(onFile)}
    />
  );
}

type FileDropAreaProps = {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
};

/** Takes the one spreadsheet that is dropped on it. */
export function FileDropArea({ onFile, children }: FileDropAreaProps) {
  const texts = useTexts(importTexts);
  const notices = useNotices();
  const takeFirst = (files: readonly File[]) => {
    if (files.length > 1) {
      notices.warn(texts('import.oneFile'));
    }
    files.slice(0, 1).forEach(onFile);
  };
  return <AnyFileDropArea onFiles={takeFirst}>{children}</AnyFileDropArea>;
}
