import { Box, Button, Checkbox, Typography } from '@mui/material';
import { memo, useId } from 'react';

import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import { cellText } from '@/domain/import/cell-values';
import type { ImportRow } from '@/domain/import/import-row';
import { decided, hasDifference, statementColumns, type StatementInput } from '@/domain/pay-ins/statement';
import { validationText } from '@/domain/validation/validation-message';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { Tag } from '@/views/shared/list/cells/tag';

import { groupOf, matchTones } from './statement-groups';
import { statementTexts } from './statement-texts';

type StatementRowProps = {
  readonly row: ImportRow<StatementInput>;
  /** Another row is taken for the same voucher. */
  readonly isTaken: boolean;
  readonly onChange: (row: ImportRow<StatementInput>) => void;
  readonly onChoose: (row: ImportRow<StatementInput>) => void;
};

/** A credit, what it was matched with, and the decision about it; drawn anew only when it has changed itself. */
export const StatementRow = memo(function StatementRow({ row, isTaken, onChange, onChoose }: StatementRowProps) {
  const texts = useTexts(statementTexts);
  const { language } = useLocalizer();
  const id = useId();
  const { input, errors } = row;
  const { phieu, ketQua } = input;
  const group = groupOf(row);
  const canChoose = errors.length === 0 && !input.laGhiNo && ketQua !== 'trung';
  const canConfirm = canChoose && phieu !== undefined;
  // Whoever goes from control to control hears which money and which voucher it is about.
  const about = `${id}-money ${id}-match`;
  const choice = texts(phieu === undefined ? 'statement.choose' : 'statement.change');
  return (
    <Box component="li" sx={rowStyle}>
      <Checkbox
        size="small"
        checked={canConfirm && input.daXacNhan}
        disabled={!canConfirm}
        slotProps={{
          input: { 'aria-label': texts('statement.confirmRow', { n: row.rowNumber }), 'aria-describedby': about },
        }}
        onChange={(_, daXacNhan) => {
          onChange(decided(row, { daXacNhan }));
        }}
      />
      <div id={`${id}-money`} className="money">
        <Typography sx={{ fontWeight: 'fontWeightMedium', fontVariantNumeric: 'tabular-nums' }}>
          {errors.length > 0 ? cellText(row.cells['soTien'] ?? null) : formatMoney(input.soTien, language)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${texts('statement.row')} ${String(row.rowNumber)} · ${input.ngay === '' ? cellText(row.cells['ngay'] ?? null) : formatDate(input.ngay)}`}
        </Typography>
      </div>
      <div className="content">
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {input.noiDung}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {input.maGiaoDich}
        </Typography>
      </div>
      <div id={`${id}-match`} className="match">
        <Tag text={texts(`statement.${group}`)} tone={matchTones[group]} />
        {errors.length > 0 ? <RowErrors row={row} /> : null}
        {phieu === undefined ? null : (
          <>
            <Typography variant="body2" color={isTaken ? 'error' : undefined} sx={{ overflowWrap: 'anywhere' }}>
              <strong>{phieu.ma}</strong>
              {` – ${phieu.nguoiNop}`}
            </Typography>
            {hasDifference(input) ? (
              <Typography variant="body2" color="error">
                {`${texts('statement.declared', { amount: formatMoney(phieu.soTien, language) })} · ${texts('statement.difference', { amount: formatMoney(input.soTien - phieu.soTien, language) })}`}
              </Typography>
            ) : null}
          </>
        )}
      </div>
      {canChoose ? (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          className="choice"
          aria-label={texts('statement.choiceOf', { choice, n: row.rowNumber })}
          aria-describedby={about}
          onClick={() => {
            onChoose(row);
          }}
        >
          {choice}
        </Button>
      ) : null}
    </Box>
  );
});

function RowErrors({ row }: { readonly row: ImportRow<StatementInput> }) {
  const localizer = useLocalizer();
  return row.errors.map((error) => {
    const heading = statementColumns.find(({ field }) => field === error.field)?.heading ?? error.field;
    return (
      <Typography key={error.field} variant="body2" color="error">
        {`${heading}: ${validationText(error, localizer)}`}
      </Typography>
    );
  });
}

/** One line from 900 px; on a phone its parts stand below each other, the decision first. */
const rowStyle = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  px: 1.5,
  py: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'max-content minmax(0, 1fr)', md: 'max-content 10rem minmax(0, 2fr) minmax(0, 2fr) 8rem' },
  '& .MuiCheckbox-root': { p: 0.5 },
  '& .content, & .match, & .choice': { gridColumn: { xs: 2, md: 'auto' } },
  '& .choice': { justifySelf: { xs: 'start', md: 'end' } },
} as const;
