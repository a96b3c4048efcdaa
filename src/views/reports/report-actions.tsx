import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';

import type { ReportDescription } from '@/domain/reports/report-description';
import { nameOfMoment } from '@/views/shared/list/export/list-spreadsheet';
import { PrintPreview } from '@/views/shared/print/print-preview';
import { usePrintRequest } from '@/views/shared/print/use-print-request';

import { reportFileName, type WantedFile } from './report-file';
import type { AnsweredReport, PaperFacts } from './report-paper-content';
import { ReportPaper } from './report-paper';
import type { ReportWords } from './report-words';
import { TableExport } from './table-export';
import { UnpaidExport } from './unpaid-export';
import { UnpaidPrint } from './unpaid-print';

type ReportActionsProps = {
  readonly description: ReportDescription;
  /** Absent while there is nothing to give away. */
  readonly answered: AnsweredReport | undefined;
  /** As `answered`. */
  readonly facts: PaperFacts | undefined;
  readonly words: ReportWords;
};

/** Names of the papers in the address. */
const papers = { print: 'bang', pdf: 'pdf', people: 'danh-sach' } as const;

/** What a report can be made into: a workbook or text, a PDF by the browser, paper. */
export function ReportActions({ description, answered, facts, words }: ReportActionsProps) {
  const { paper, open, close } = usePrintRequest();
  const [wanted, setWanted] = useState<WantedFile>();
  const hasPeople = description.code === 'chua-dong-quy';
  const ReportExport = hasPeople ? UnpaidExport : TableExport;
  const isEmpty = answered === undefined || facts === undefined || answered.report.nhom.length === 0;
  const button = { variant: 'outlined', color: 'secondary', disabled: isEmpty } as const;
  return (
    <>
      <Button
        {...button}
        startIcon={<FileDownloadIcon />}
        onClick={() => {
          if (answered !== undefined && facts !== undefined) {
            setWanted({ description, answered, facts });
          }
        }}
      >
        {words.text('action.excel')}
      </Button>
      <Button
        {...button}
        startIcon={<PictureAsPdfIcon />}
        onClick={() => {
          open(papers.pdf);
        }}
      >
        {words.text('action.pdf')}
      </Button>
      {hasPeople ? (
        <Button
          {...button}
          startIcon={<PrintIcon />}
          onClick={() => {
            open(papers.people);
          }}
        >
          {words.text('action.people')}
        </Button>
      ) : null}
      <Button
        {...button}
        startIcon={<PrintIcon />}
        onClick={() => {
          open(papers.print);
        }}
      >
        {words.text('action.print')}
      </Button>
      {answered === undefined || facts === undefined || (paper !== papers.print && paper !== papers.pdf) ? null : (
        <PrintPreview title={words.text(`title.${description.code}`)} onClose={close}>
          {paper === papers.pdf ? (
            <PdfHint text={words.text('pdf.hint')} fileName={reportFileName(description)} />
          ) : null}
          <ReportPaper description={description} answered={answered} facts={facts} />
        </PrintPreview>
      )}
      {answered === undefined || facts === undefined || paper !== papers.people ? null : (
        <UnpaidPrint description={description} answered={answered} facts={facts} words={words} onClose={close} />
      )}
      {wanted === undefined ? null : (
        <ReportExport
          wanted={wanted}
          words={words}
          onClose={() => {
            setWanted(undefined);
          }}
        />
      )}
    </>
  );
}

/** How the browser makes a PDF; while it is shown the page bears the name that the file is to get. */
function PdfHint({ text, fileName }: { readonly text: string; readonly fileName: string }) {
  const [name] = useState(() => nameOfMoment(fileName, Date.now()));
  useEffect(() => {
    const before = document.title;
    document.title = name;
    return () => {
      document.title = before;
    };
  }, [name]);
  return (
    <Alert severity="info" className="report-hint">
      {text}
    </Alert>
  );
}
