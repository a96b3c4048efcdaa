import PictureIcon from '@mui/icons-material/ImageOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import SheetIcon from '@mui/icons-material/TableChartOutlined';
import TextIcon from '@mui/icons-material/DescriptionOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import type { FileKind } from '@/domain/attachments/file-kind';

type FileLineProps = {
  readonly kind: FileKind | undefined;
  readonly name: string;
  readonly note: ReactNode;
  readonly actions: ReactNode;
};

/** A file in a list: what it is, its name, what is to be said of it, what can be done. */
export function FileLine({ kind, name, note, actions }: FileLineProps) {
  const Icon = kind === undefined ? FileIcon : icons[kind];
  return (
    <Box component="li" sx={lineStyle}>
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography component="div" variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {note}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>{actions}</Box>
    </Box>
  );
}

const icons = { pdf: PdfIcon, jpeg: PictureIcon, png: PictureIcon, docx: TextIcon, xlsx: SheetIcon } as const;

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 'none' },
} as const;
