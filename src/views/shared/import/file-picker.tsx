import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';

import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';

import { importTexts } from './import-texts';

type FileButtonProps = {
  readonly label: string;
  readonly variant: 'contained' | 'outlined';
  readonly onFile: (file: File) => void;
};

/** Opens the browser's own file dialog. */
export function FileButton({ label, variant, onFile }: FileButtonProps) {
  const texts = useTexts(importTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        color={variant === 'contained' ? 'primary' : 'secondary'}
        startIcon={<FolderOpenIcon />}
        onClick={() => {
          input.current?.click();
        }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlsx"
        hidden
        aria-label={texts('import.fileInput')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file, corrected in the meantime, can be chosen again.
          target.value = '';
          if (file !== undefined) {
            onFile(file);
          }
        }}
      />
    </>
  );
}

type FileDropAreaProps = {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
};

/** Takes a file that is dropped on it; one that misses it does not carry the browser away from the page. */
export function FileDropArea({ onFile, children }: FileDropAreaProps) {
  const texts = useTexts(importTexts);
  const notices = useNotices();
  const [isOver, setIsOver] = useState(false);
  useMissedDrops();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file, ...others] = event.dataTransfer.files;
    if (others.length > 0) {
      notices.warn(texts('import.oneFile'));
    }
    if (file !== undefined) {
      onFile(file);
    }
  };

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setIsOver(false);
        }
      }}
      onDrop={drop}
      sx={{
        borderRadius: 1,
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: '4px',
      }}
    >
      {children}
    </Box>
  );
}

function useMissedDrops() {
  useEffect(() => {
    const ignore = (event: Event) => {
      event.preventDefault();
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
