import { parseCsv } from 'hucre/csv';

import { shortDetail } from '@/domain/auth/callback-answer';
import { AppError } from '@/domain/errors/app-error';
import { magicBytes, startsWith } from '@/domain/files/magic-bytes';

/** A file with more lines has no statement in it; reading stops there, so that no file fills the memory. */
const mostLines = 10_000;

/** True for bytes that are none of a workbook's, whatever the file is called. */
export function isText(bytes: Uint8Array): boolean {
  return !startsWith(bytes, magicBytes.zip) && !startsWith(bytes, magicBytes.ole);
}

type TextRows = readonly (readonly (string | null)[])[];

/**
 * The separators that a file may have. What `hucre` takes for it, by the first ten lines, comes first: lines about the
 * account may fill these, and a sign in a title or amounts with commas may mislead it.
 */
const separators: readonly { readonly delimiter?: string }[] = [
  {},
  { delimiter: ';' },
  { delimiter: '\t' },
  { delimiter: ',' },
];

/**
 * The cells of a text file with separated values, comma, semicolon or tab, all of them texts.
 *
 * Banks and Excel write UTF-8, UTF-16 with its mark, or the Vietnamese code page of Windows.
 *
 * @param lackOf How much rows lack to be what is wanted; those of the separator with the least are taken.
 * @throws {AppError} `import.notSpreadsheet` for bytes that are no text, `import.broken` for text that is no table.
 */
export function textTable(bytes: Uint8Array, lackOf: (rows: TextRows) => number): TextRows {
  const text = textOf(bytes);
  const rows = likeliest(text, lackOf);
  if (isUnclosed(text, rows.at(-1)?.at(-1) ?? '')) {
    throw new AppError('import.broken', { detail: `a quotation mark is not closed from line ${rows.length} on` });
  }
  return rows;
}

function likeliest(text: string, lackOf: (rows: TextRows) => number): TextRows {
  let best: { readonly rows: TextRows; readonly lack: number } | undefined;
  for (const separator of separators) {
    const rows = parsed(text, separator);
    const lack = lackOf(rows);
    if (best === undefined || lack < best.lack) {
      best = { rows, lack };
    }
    if (lack === 0) {
      break;
    }
  }
  return best?.rows ?? [];
}

function parsed(text: string, separator: { readonly delimiter?: string }): TextRows {
  try {
    return parseCsv(text, { maxRows: mostLines, ...separator }).map((row) =>
      row.map((cell) => (cell === null ? null : String(cell))),
    );
  } catch (cause) {
    throw new AppError('import.broken', {
      cause,
      detail: shortDetail(cause instanceof Error ? cause.message : 'unknown'),
    });
  }
}

/** Whether the last cell has swallowed all lines to the end of the file: one that is closed has its mark behind it. */
function isUnclosed(text: string, lastCell: string): boolean {
  return lastCell.includes('\n') && text.endsWith(lastCell.replaceAll('"', '""'));
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if (bytes.includes(0)) {
    throw new AppError('import.notSpreadsheet');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1258').decode(bytes).normalize('NFC');
  }
}
