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

/**
 * The cells of a text file with separated values, comma, semicolon or tab, all of them texts.
 *
 * Banks and Excel write UTF-8, UTF-16 with its mark, or the Vietnamese code page of Windows.
 *
 * @throws {AppError} `import.notSpreadsheet` for bytes that are no text, `import.broken` for text that is no table.
 */
export function textTable(bytes: Uint8Array): readonly (readonly (string | null)[])[] {
  const text = textOf(bytes);
  const rows = parsed(text);
  if (isUnclosed(text, rows.at(-1)?.at(-1) ?? '')) {
    throw new AppError('import.broken', { detail: `a quotation mark is not closed from line ${rows.length} on` });
  }
  return rows;
}

function parsed(text: string): readonly (readonly (string | null)[])[] {
  try {
    return parseCsv(text, { maxRows: mostLines }).map((row) =>
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
