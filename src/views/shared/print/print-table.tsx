import type { ReactNode } from 'react';

import { paperWords } from './paper-words';

export type PrintColumn<Row> = {
  readonly key: string;
  readonly header: string;
  /** Figures stand right; text left unless told. */
  readonly align?: 'left' | 'center' | 'right';
  /** Of the table's width, e.g. `'18%'`. */
  readonly width?: string;
  readonly value: (row: Row, index: number) => ReactNode;
  /** The column's sum in the last row. */
  readonly total?: ReactNode;
};

/** Of the letters: 11.5 points on the papers of the administration, 10 or 8.5 where a screen is printed. */
export type PrintTableSize = 'regular' | 'small' | 'smallest';

type PrintTableProps<Row> = {
  readonly columns: readonly PrintColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** What the figures are counted in: `'đồng'`. */
  readonly unit?: string | undefined;
  /** Name of the last row; `Tổng cộng` unless told. There is one when any column has a total. */
  readonly totalLabel?: string;
  readonly size?: PrintTableSize;
};

/** A numbered table; its head repeats on every page, no row is parted, the total stands at the end alone. */
export function PrintTable<Row>({ columns, rows, keyOf, unit, totalLabel, size = 'regular' }: PrintTableProps<Row>) {
  const firstTotal = columns.findIndex(({ total }) => total !== undefined);
  return (
    <>
      {unit === undefined ? null : <p className="print-unit">{`${paperWords.unit} ${unit}`}</p>}
      <table className={`print-table ${size}`}>
        <colgroup>
          <col width="6%" />
          {columns.map(({ key, width }) => (
            <col key={key} width={width} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="number">
              {paperWords.number}
            </th>
            {columns.map(({ key, header }) => (
              <th key={key} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row)}>
              <td className="center">{index + 1}</td>
              {columns.map(({ key, align, value }) => (
                <td key={key} className={align}>
                  {value(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {firstTotal === -1 ? null : (
          <tfoot>
            <tr>
              <td colSpan={firstTotal + 1} className="center">
                {totalLabel ?? paperWords.total}
              </td>
              {columns.slice(firstTotal).map(({ key, align, total }) => (
                <td key={key} className={align}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </>
  );
}
