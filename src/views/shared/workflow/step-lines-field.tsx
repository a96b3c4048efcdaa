import { Typography } from '@mui/material';

import type { LineColumn } from '../line-table/line-column';
import { LineTableField } from '../line-table/line-table-field';

type StepLinesFieldProps<Line extends object> = {
  readonly name: string;
  readonly title: string;
  readonly help?: string | undefined;
  /** What a line says already, and the figure that is asked for; stable between renders. */
  readonly columns: readonly LineColumn<Line>[];
  readonly newLine: () => Line;
  /** What a line is about, for who cannot see it. Stable. */
  readonly nameOf: (line: Line) => string;
};

/** One figure for each line of the record that a step is taken on: the lines are fixed, what is asked of them is not. */
export function StepLinesField<Line extends object>({
  name,
  title,
  help,
  columns,
  newLine,
  nameOf,
}: StepLinesFieldProps<Line>) {
  return (
    <>
      {help === undefined ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {help}
        </Typography>
      )}
      <LineTableField<Line>
        name={name}
        label={title}
        columns={columns}
        newLine={newLine}
        nameOf={nameOf}
        isFixed
        addLabel=""
        emptyText=""
      />
    </>
  );
}
