import { searchText } from '@/domain/text/search-text';

import type { Database } from '../../data/database';
import { SearchIndex } from '../../data/search-index';
import type { Table } from '../../data/table';

type Known<Row> = { readonly version: number; readonly rows: readonly Row[]; readonly index: SearchIndex };

/** What is typed of a code or number: lower case, without spaces. */
export function codePiece(text: string): string {
  return searchText(text).replaceAll(' ', '');
}

/**
 * Rows of a table by part of their codes, the newest first; with or without the dots, since bank transfers leave them out.
 * Made anew only when the table has changed.
 *
 * @param codesOf Codes of a row; a row without any is never found.
 */
export function codeSearch<Row extends { readonly id: string }>(
  tableOf: (database: Database) => Table<Row>,
  codesOf: (row: Row) => readonly (string | null)[],
) {
  const kept = new WeakMap<Database, Known<Row>>();
  const knownOf = (database: Database): Known<Row> => {
    const table = tableOf(database);
    const known = kept.get(database);
    if (known?.version === table.version) {
      return known;
    }
    const rows = [...table.rows()];
    const made = { version: table.version, rows, index: new SearchIndex(rows.map((row) => codeText(codesOf(row)))) };
    kept.set(database, made);
    return made;
  };
  return (database: Database, piece: string, most: number, isVisible: (row: Row) => boolean): readonly Row[] => {
    const { rows, index } = knownOf(database);
    const found = index.matches(piece);
    const hits: Row[] = [];
    for (let place = rows.length - 1; place >= 0 && hits.length < most; place -= 1) {
      const row = found[place] === 1 ? rows[place] : undefined;
      if (row !== undefined && isVisible(row)) {
        hits.push(row);
      }
    }
    return hits;
  };
}

function codeText(codes: readonly (string | null)[]): string {
  return codes
    .map((code) => (code === null ? '' : `${codePiece(code)}\n${codePiece(code).replaceAll('.', '')}`))
    .join('\n');
}
