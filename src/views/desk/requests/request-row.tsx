import { Box, ButtonBase, Typography } from '@mui/material';
import { memo, useId } from 'react';

import { isFailure, pathOf, type RequestRecord } from '@/domain/desk/request-record';
import { formatNumber } from '@/domain/format/numbers';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { RequestDetails } from './request-details';
import { requestsTexts } from './requests-texts';

type RequestRowProps = {
  readonly record: RequestRecord;
  readonly isOpen: boolean;
  readonly showsSecrets: boolean;
  /** Given the row that is to be open, or none. */
  readonly onToggle: (id: number | undefined) => void;
};

export const RequestRow = memo(function RequestRow({ record, isOpen, showsSecrets, onToggle }: RequestRowProps) {
  const words = useRowWords(record);
  const contentId = useId();
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        onClick={() => {
          onToggle(isOpen ? undefined : record.id);
        }}
        sx={rowStyle}
      >
        <Typography component="span" variant="body2" className="status" color={toneOf(record)}>
          {words.outcome}
        </Typography>
        <Box component="span" className="call">
          <Typography component="span" variant="body2" className="path">
            <b>{record.method}</b> {pathOf(record)}
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary" className="meta">
            {words.meta}
          </Typography>
        </Box>
        <Typography component="span" variant="caption" color="textSecondary" className="duration">
          {words.duration}
        </Typography>
      </ButtonBase>
      {isOpen ? (
        <Box id={contentId} sx={{ px: 0.75, pt: 0.5, pb: 2 }}>
          <RequestDetails record={record} showsSecrets={showsSecrets} />
        </Box>
      ) : null}
    </Box>
  );
});

function useRowWords(record: RequestRecord) {
  const texts = useTexts(requestsTexts);
  const { language } = useLocalizer();
  const { state, status, durationMs, startedAt, person, isRepeat } = record;
  const standing = { waiting: 'row.waiting', failed: 'row.failed', cancelled: 'row.cancelled' } as const;
  const failed = status === undefined ? standing.failed : 'row.torn';
  const outcome = state === 'answered' ? String(status) : texts(state === 'failed' ? failed : standing[state]);
  return {
    outcome,
    duration:
      durationMs === undefined ? '' : texts('row.duration', { n: formatNumber(Math.round(durationMs), language) }),
    meta: [clockTime.format(startedAt), person ?? texts('row.nobody'), ...(isRepeat ? [texts('row.repeat')] : [])].join(
      ' · ',
    ),
  };
}

function toneOf(record: RequestRecord): string {
  if (record.state === 'waiting' || record.state === 'cancelled') {
    return 'textSecondary';
  }
  return isFailure(record) ? 'error' : 'success';
}

/** The browser's own clock, as its other tools show it. */
const clockTime = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'medium' });

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 1,
  width: '100%',
  px: 0.75,
  py: 0.75,
  textAlign: 'start',
  '&:hover': { bgcolor: 'var(--surface-hover)' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
  '& .status': { fontWeight: 'fontWeightBold', fontVariantNumeric: 'tabular-nums', lineHeight: 1.3 },
  '& .call': { display: 'grid', minWidth: 0 },
  '& .path': { fontFamily: 'monospace', overflowWrap: 'anywhere', lineHeight: 1.3 },
  '& .duration': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;
