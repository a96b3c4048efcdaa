import { ToggleButton, ToggleButtonGroup } from '@mui/material';

import { createFormats } from '@/domain/format/formats';
import type { ImportRow } from '@/domain/import/import-row';
import type { StatementInput } from '@/domain/pay-ins/statement';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { groupOf, matchGroups, type MatchGroup } from './statement-groups';
import { statementTexts } from './statement-texts';

export type StatementFilter = MatchGroup | 'tat-ca';

type StatementFiltersProps = {
  readonly rows: readonly ImportRow<StatementInput>[];
  readonly filter: StatementFilter;
  readonly onChoose: (filter: StatementFilter) => void;
};

/** Which rows the table shows, each choice with its number; empty ones are not offered. */
export function StatementFilters({ rows, filter, onChoose }: StatementFiltersProps) {
  const texts = useTexts(statementTexts);
  const { number } = createFormats(useLocalizer().language);
  const groups = matchGroups
    .map((group) => ({ group, count: rows.filter((row) => groupOf(row) === group).length }))
    .filter(({ count, group }) => count > 0 || group === filter);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={texts('statement.show')}
      value={filter}
      onChange={(_, chosen: StatementFilter | null) => {
        onChoose(chosen ?? 'tat-ca');
      }}
      sx={{ flexWrap: 'wrap' }}
    >
      <ToggleButton value="tat-ca">{`${texts('statement.tat-ca')} (${number(rows.length)})`}</ToggleButton>
      {groups.map(({ group, count }) => (
        <ToggleButton key={group} value={group}>{`${texts(`statement.${group}`)} (${number(count)})`}</ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
