import { Box } from '@mui/material';
import { useEffect, useState, type DragEvent, type ReactNode } from 'react';

type FileDropAreaProps = {
  /** `undefined` while nothing is taken. */
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
  readonly children: ReactNode;
};

/** Takes files that are dropped on it; one that misses it does not carry the browser away from the page. */
export function FileDropArea({ onFiles, children }: FileDropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  useMissedDrops();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) {
      onFiles?.(files);
    }
  };

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(onFiles !== undefined);
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
