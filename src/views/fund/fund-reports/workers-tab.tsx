import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FileUploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, Button, Checkbox, FormControlLabel, Tooltip } from '@mui/material';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';

import { isBlankLine } from '@/domain/fund-reports/line-input';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import type { FundReportEditRef } from '@/machines/records/fund-report-edit-machine';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { DelayedLoader } from '@/views/shared/loading/delayed-loader';
import { iconOnPhones } from '@/views/shared/icon-on-phones';
import { useFileDownload } from '@/views/shared/import/use-file-download';
import { useNames } from '@/views/shared/list/cells/use-names';

import { linesSpreadsheet } from './lines-spreadsheet';
import { LinesEditor } from './lines-editor';
import { LinesFailure } from './lines-failure';
import { lineTexts } from './line-texts';
import { reportTexts } from './report-texts';
import { SaveStatus } from './save-status';
import { WorkerFinder } from './worker-finder';

type WorkersTabProps = { readonly editRef: FundReportEditRef; readonly isLocked: boolean };

/** Tab 1: the workers of a report, typed, pasted, found in the database or brought in from a file. */
export function WorkersTab({ editRef, isLocked }: WorkersTabProps) {
  const isLoading = useSelector(editRef, (snapshot) => snapshot.matches('loading'));
  const isUnavailable = useSelector(editRef, (snapshot) => snapshot.matches('unavailable'));
  if (isLoading) {
    return <DelayedLoader />;
  }
  if (isUnavailable) {
    return <LinesFailure editRef={editRef} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {isLocked ? null : <SaveStatus editRef={editRef} />}
      <WorkersBar editRef={editRef} isLocked={isLocked} />
      <LinesEditor editRef={editRef} isLocked={isLocked} />
    </Box>
  );
}

const lookups = ['thi-truong', 'nganh-nghe'] as const;

function WorkersBar({ editRef, isLocked }: WorkersTabProps) {
  const texts = useTexts(reportTexts);
  const words = useTexts(lineTexts);
  const names = useNames(lookups);
  const { fundReports } = useServices();
  const { isMaking, download } = useFileDownload();
  const mayImport = useGranted(policies.fundReportsImport);
  const mayExport = useGranted(policies.fundReportsExport);
  const { lines, head, report } = useSelector(editRef, ({ context }) => context);
  const isNil = head.khongPhatSinh;
  const hasLines = lines.some((line) => !isBlankLine(line));

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
      {isLocked || isNil ? null : <WorkerFinder editRef={editRef} />}
      <Box sx={barEndStyle}>
        {isLocked && !isNil ? null : (
          <Tooltip title={texts('head.khongPhatSinhHelp')} enterTouchDelay={0} leaveTouchDelay={6_000}>
            <FormControlLabel
              label={texts('head.khongPhatSinh')}
              disabled={isLocked || hasLines}
              control={
                <Checkbox
                  size="small"
                  checked={isNil}
                  onChange={(_, isChecked) => {
                    editRef.send({ type: 'head.change', head: { ...head, khongPhatSinh: isChecked } });
                  }}
                />
              }
            />
          </Tooltip>
        )}
        {mayExport && hasLines ? (
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<FileDownloadIcon />}
            disabled={isMaking}
            sx={iconOnPhones}
            onClick={() => {
              const fileName = words('lines.exportName', { code: report.ma.replaceAll('.', '_') });
              const spreadsheet = linesSpreadsheet(lines, names, words);
              const note = (signal: AbortSignal) => fundReports.noteExport(report.id, spreadsheet.rows.length, signal);
              download({ spreadsheet, fileName, note });
            }}
          >
            {words('lines.export')}
          </Button>
        ) : null}
        {mayImport && !isLocked && !isNil ? (
          <Button
            component={Link}
            href={href('fundReportImport', { reportId: report.id })}
            variant="outlined"
            color="secondary"
            startIcon={<FileUploadIcon />}
            sx={iconOnPhones}
          >
            {words('lines.import')}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}

/** Behind the search for a person; on a phone a row of its own, the switch at its start and the files at its end. */
const barEndStyle = {
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1.5,
  '& > label': { mr: { xs: 'auto', md: 0 } },
} as const;
