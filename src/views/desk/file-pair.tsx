import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { FileButton } from '@/views/shared/files/file-button';

type FilePairProps = {
  readonly exportLabel: string;
  readonly importLabel: string;
  readonly importInputLabel: string;
  readonly canExport: boolean;
  readonly onExport: () => void;
  readonly onImport: (file: File) => void;
};

/** What the desk keeps, out into a JSON file and in from one. */
export function FilePair({ exportLabel, importLabel, importInputLabel, canExport, onExport, onImport }: FilePairProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<DownloadIcon />}
        disabled={!canExport}
        onClick={onExport}
      >
        {exportLabel}
      </Button>
      <FileButton
        label={importLabel}
        inputLabel={importInputLabel}
        accept=".json,application/json"
        variant="outlined"
        icon={<UploadIcon />}
        onFiles={([file]) => {
          if (file !== undefined) {
            onImport(file);
          }
        }}
      />
    </Box>
  );
}
