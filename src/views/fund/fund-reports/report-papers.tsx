import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useState } from 'react';

import type { FundReportEditRef } from '@/machines/fund-report-edit-machine';
import { useTexts } from '@/views/app/localization-context';
import { PrintPreview } from '@/views/shared/print/print-preview';
import { usePrintRequest } from '@/views/shared/print/use-print-request';

import { reportTexts } from './report-texts';
import { SettlementPaper } from './settlement-paper';
import { WorkersPaper } from './workers-paper';

const papers = [
  { id: 'bang-quyet-toan', label: 'report.printSettlement' },
  { id: 'danh-sach', label: 'report.printWorkers' },
] as const;

/** The papers of a report, each with an address of its own (`?in=`). */
export function PrintMenu() {
  const texts = useTexts(reportTexts);
  const { open } = usePrintRequest();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<PrintIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {texts('report.print')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {papers.map(({ id, label }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close();
              open(id);
            }}
          >
            {texts(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The paper that the address asks for, of what the back end has; nothing while the lines are on their way. */
export function ReportPapers({ editRef }: { readonly editRef: FundReportEditRef }) {
  const texts = useTexts(reportTexts);
  const { paper, close } = usePrintRequest();
  const isOpen = useSelector(editRef, (snapshot) => snapshot.hasTag('open'));
  const { report, lines } = useSelector(editRef, ({ context }) => context);
  const [takenAt] = useState(() => new Date().toISOString());
  const wanted = papers.find(({ id }) => id === paper);
  if (wanted === undefined || !isOpen) {
    return null;
  }
  return (
    <PrintPreview title={texts(wanted.label)} onClose={close}>
      {wanted.id === 'danh-sach' ? (
        <WorkersPaper
          report={report}
          lines={lines.flatMap(({ stored }) => (stored === undefined ? [] : [stored]))}
          takenAt={takenAt}
        />
      ) : (
        <SettlementPaper report={report} takenAt={takenAt} />
      )}
    </PrintPreview>
  );
}
