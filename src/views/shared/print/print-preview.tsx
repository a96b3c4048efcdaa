import CloseIcon from '@mui/icons-material/Close';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { AppBar, Button, Dialog, Toolbar, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { closeLayer } from '../focus/escape';
import { iconOnPhones } from '../icon-on-phones';
import { PaperContext, type AnnouncePaper } from './paper-there';

import './print.css';

type PrintPreviewProps = {
  /** Name of the paper, above it. */
  readonly title: string;
  readonly onClose: () => void;
  /** One or more `<PrintPage>`, or what stands in their place as long as there is none. */
  readonly children: ReactNode;
};

/**
 * Shows a paper over the whole page as it will be printed. What the printer gets, by its button as by the browser's own
 * Ctrl+P, is the paper alone; without one nothing can be printed.
 */
export function PrintPreview({ title, onClose, children }: PrintPreviewProps) {
  const common = useTexts(commonTexts);
  const { printing } = useServices();
  const titleId = useId();
  const [papers, setPapers] = useState(0);
  const [announce] = useState((): AnnouncePaper => () => {
    setPapers((count) => count + 1);
    return () => {
      setPapers((count) => count - 1);
    };
  });
  return (
    <Dialog
      open
      fullScreen
      className="print-layer"
      transitionDuration={0}
      aria-labelledby={titleId}
      onClose={closeLayer(onClose)}
    >
      <AppBar className="print-bar" position="static" color="inherit" elevation={0} variant="outlined">
        <Toolbar sx={{ columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap', py: 1 }}>
          <Typography id={titleId} variant="h2" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
            {title}
          </Typography>
          {papers > 0 ? (
            <Button variant="contained" startIcon={<PrintIcon />} onClick={printing.print}>
              {common('action.print')}
            </Button>
          ) : null}
          <Button variant="outlined" color="secondary" startIcon={<CloseIcon />} sx={iconOnPhones} onClick={onClose}>
            {common('action.close')}
          </Button>
        </Toolbar>
      </AppBar>
      <div className="print-desk" role="region" aria-labelledby={titleId} tabIndex={0}>
        <PaperContext value={announce}>{children}</PaperContext>
      </div>
    </Dialog>
  );
}
