import { ToggleButton, ToggleButtonGroup } from '@mui/material';

import { createFormats } from '@/domain/format/formats';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { matchGroups, type MatchGroup } from './statement-groups';
import { statementTexts } from './statement-texts';

export type StatementFilter = MatchGroup | 'tat-ca';

type StatementFiltersProps = {
  /** How many rows there are, and how many in each group. */
  readonly total: number;
  readonly counts: Readonly<Record<MatchGroup, number>>;
  readonly filter: StatementFilter;
  readonly onChoose: (filter: StatementFilter) => void;
};

/** Which rows the table shows, each choice with its number; empty ones are not offered. */
export function StatementFilters({ total, counts, filter, onChoose }: StatementFiltersProps) {
  const texts = useTexts(statementTexts);
  const { number } = createFormats(useLocalizer().language);
  const groups = matchGroups.filter((group) => counts[group] > 0 || group === filter);
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
      <ToggleButton value="tat-ca">{`${texts('statement.tat-ca')} (${number(total)})`}</ToggleButton>
      {groups.map((group) => (
        <ToggleButton key={group} value={group}>
          {`${texts(`statement.${group}`)} (${number(counts[group])})`}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
