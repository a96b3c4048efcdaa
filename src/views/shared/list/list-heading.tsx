import AddIcon from '@mui/icons-material/Add';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FileUploadIcon from '@mui/icons-material/FileUploadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { memo, useCallback, useState } from 'react';
import { Link } from 'wouter';

import type { Page } from '@/domain/abp/paging';
import { commonTexts } from '@/domain/localization/common-texts';
import { conditionsKey } from '@/machines/lists/list-machine';
import { useTexts } from '@/views/app/localization-context';

import { iconOnPhones } from '../icon-on-phones';
import { listPaper, PrintedList } from '../list-print/print-later';
import { PageHeading } from '../page-heading';
import { usePrintRequest } from '../print/use-print-request';
import { usePreload } from '../loading/use-preload';
import { listExport, ListExport } from './export/export-later';
import type { ListRow } from './list-description';
import { listTexts } from './list-texts';
import type { ListView } from './list-view';

type ListHeadingProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly page: Page<Row> | undefined;
  /** What the page was found by (`conditionsKey`). */
  readonly foundBy: string | undefined;
};

/** The paper of the list in its address: `?in=danh-sach`. */
const paperName = 'danh-sach';

/** Whatever is done here beside adding a record. */
const quiet = { variant: 'outlined', color: 'secondary' } as const;

/** What the person is likely to open next. */
const outputs = { preload: () => Promise.all([listExport.preload(), listPaper.preload()]) };

/**
 * The list's name with how many records it has found, and what can be done with all of them. Not drawn anew while
 * nothing has changed.
 */
export const ListHeading = memo(Heading) as typeof Heading;

function Heading<Row extends ListRow>({ view, page, foundBy }: ListHeadingProps<Row>) {
  const texts = useTexts(listTexts);
  const common = useTexts(commonTexts);
  const [isExporting, setIsExporting] = useState(false);
  const closeExport = useCallback(() => {
    setIsExporting(false);
  }, []);
  usePreload(view.canExport ? outputs : undefined);
  const { paper, open: openPaper, close: closePaper } = usePrintRequest();
  const { description, text, formats, actions: otherActions, canCreate, canImport, canExport } = view;
  const total = page?.totalCount ?? 0;

  const actions = (
    <>
      {canExport ? (
        <Button
          {...quiet}
          startIcon={<FileDownloadIcon />}
          disabled={total === 0}
          sx={iconOnPhones}
          onClick={() => {
            setIsExporting(true);
          }}
        >
          {common('action.exportExcel')}
        </Button>
      ) : null}
      {canExport ? (
        <Button
          {...quiet}
          startIcon={<PrintIcon />}
          disabled={total === 0}
          sx={iconOnPhones}
          onClick={() => {
            openPaper(paperName);
          }}
        >
          {common('action.print')}
        </Button>
      ) : null}
      {canImport ? (
        <Button {...quiet} startIcon={<FileUploadIcon />} component={Link} href={description.importHref}>
          {common('action.importExcel')}
        </Button>
      ) : null}
      {otherActions.map(({ label, href }) => (
        <Button key={href} {...quiet} component={Link} href={href}>
          {text(label)}
        </Button>
      ))}
      {canCreate ? (
        <Button variant="contained" startIcon={<AddIcon />} component={Link} href={description.createHref}>
          {common('action.add')}
        </Button>
      ) : null}
    </>
  );
  return (
    <>
      <PageHeading
        title={text(description.heading ?? description.title)}
        documentTitle={text(description.title)}
        // A line is kept for the figure, so that nothing moves when it comes.
        subtitle={
          <span aria-live="polite">
            {page === undefined ? '\u00a0' : texts('list.count', { n: formats.number(page.totalCount) })}
          </span>
        }
        actions={canExport || canImport || canCreate || otherActions.length > 0 ? actions : undefined}
      />
      {paper === paperName && canExport && page !== undefined ? (
        <PrintedList view={view} total={total} onClose={closePaper} />
      ) : null}
      {isExporting && page !== undefined ? (
        <ListExport
          view={view}
          rows={page.items}
          total={foundBy === conditionsKey(view.query) ? total : undefined}
          onClose={closeExport}
        />
      ) : null}
    </>
  );
}
