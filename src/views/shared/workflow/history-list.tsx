import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';

import type { Schemas } from '@/domain/contract/schemas';
import { formatDateTime } from '@/domain/format/dates';
import { useTexts } from '@/views/app/localization-context';

import { PartView } from '../record/part-view';
import { usePart } from '../record/use-part';
import { milestoneListStyle } from './milestone-style';
import { workflowTexts } from './workflow-texts';

type History = Schemas['LichSu'];

type HistoryListProps = {
  readonly recordId: string;
  /** Of the record as it stands; another one asks for the history anew. */
  readonly stamp: string;
  readonly load: (recordId: string, signal: AbortSignal) => Promise<History>;
  readonly statusName: (status: number) => string;
  /** Name of a step by the verb of its endpoint. */
  readonly stepName: (verb: string) => string;
};

/** Every step of a record: who, when, from which status to which, and why (domain dictionary §4.3). */
export function HistoryList({ recordId, stamp, ...props }: HistoryListProps) {
  const texts = useTexts(workflowTexts);
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {texts('history.title')}
      </Typography>
      <LoadedHistory key={`${recordId} ${stamp}`} recordId={recordId} {...props} />
    </Paper>
  );
}

function LoadedHistory({ recordId, load, ...names }: Omit<HistoryListProps, 'stamp'>) {
  const texts = useTexts(workflowTexts);
  const history = usePart((signal) => load(recordId, signal));
  return (
    <PartView part={history}>
      {({ items }) =>
        items.length === 0 ? (
          <Typography color="textSecondary">{texts('history.empty')}</Typography>
        ) : (
          <Box component="ol" sx={milestoneListStyle}>
            {items.map((step) => (
              <HistoryStep key={step.id} step={step} {...names} />
            ))}
          </Box>
        )
      }
    </PartView>
  );
}

type HistoryStepProps = Pick<HistoryListProps, 'statusName' | 'stepName'> & {
  readonly step: Schemas['LichSuBuoc'];
};

function HistoryStep({ step, statusName, stepName }: HistoryStepProps) {
  const texts = useTexts(workflowTexts);
  const { hanhDong, thoiGian, nguoiThucHienTen, tuTrangThai, denTrangThai, yKien } = step;
  const isMove = tuTrangThai !== null && tuTrangThai !== denTrangThai;
  return (
    <Box component="li">
      <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{stepName(hanhDong)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {`${formatDateTime(thoiGian)} · ${nguoiThucHienTen ?? texts('history.system')}`}
      </Typography>
      {isMove ? (
        <Typography variant="body2" color="textSecondary">
          {texts('history.from', { from: statusName(tuTrangThai), to: statusName(denTrangThai) })}
        </Typography>
      ) : null}
      {yKien === null || yKien === '' ? null : <Typography sx={opinionStyle}>{yKien}</Typography>}
    </Box>
  );
}

const opinionStyle = {
  mt: 0.5,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  bgcolor: 'action.hover',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;
