import type { ReportDescription } from '@/domain/reports/report-description';

import type { ColumnHeads } from './column-heads';
import type { ReportWords } from './report-words';

type ReportTableHeadProps = {
  readonly description: ReportDescription;
  readonly heads: ColumnHeads;
  /** Title of the column of names. */
  readonly nameTitle: string;
  readonly words: ReportWords;
  /** Columns before which a line stands. */
  readonly starts: ReadonlySet<string>;
};

/** The heads of a report's columns, those of groups above. */
export function ReportTableHead({ description: { code }, heads, nameTitle, words, starts }: ReportTableHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" rowSpan={heads.rowCount} className="name">
          {nameTitle}
        </th>
        {heads.first.map(({ key, group, span }) => (
          <th
            key={key}
            scope={group === undefined ? 'col' : 'colgroup'}
            colSpan={span}
            rowSpan={group === undefined ? heads.rowCount : 1}
            className={group === undefined ? (starts.has(key) ? 'first-of-group' : undefined) : 'over'}
          >
            {group === undefined ? words.columnTitle(code, key) : words.groupTitle(group)}
          </th>
        ))}
      </tr>
      {heads.second.length === 0 ? null : (
        <tr aria-rowindex={2}>
          {heads.second.map((column) => (
            <th key={column} scope="col" className={starts.has(column) ? 'first-of-group' : undefined}>
              {words.columnTitle(code, column)}
            </th>
          ))}
        </tr>
      )}
    </thead>
  );
}
