import { deflateRawSync } from 'node:zlib';

import { writeXlsx, type WriteSheet } from 'hucre/xlsx';

import { AppError } from '@/domain/errors/app-error';
import type { SheetRequest } from '@/domain/import/sheet';
import { readWorkbook } from '@/services/spreadsheet/read-workbook';

export const request: SheetRequest = {
  columns: [
    { field: 'name', heading: 'Họ và tên', aliases: ['Full name'], isRequired: true, kind: 'text' },
    { field: 'code', heading: 'Số CCCD', aliases: [], isRequired: true, kind: 'code' },
    { field: 'born', heading: 'Ngày sinh', aliases: [], isRequired: false, kind: 'date' },
    { field: 'wage', heading: 'Mức lương', aliases: [], isRequired: false, kind: 'number' },
  ],
  ownHeadings: ['Lỗi'],
};

export const headings = ['Họ và tên', 'Số CCCD', 'Ngày sinh', 'Mức lương'];

export async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    await readWorkbook(bytes, request);
    return 'rows';
  } catch (thrown) {
    return thrown instanceof AppError ? thrown.code : `not foreseen: ${String(thrown)}`;
  }
}

export async function refusalOf(bytes: Uint8Array): Promise<readonly [string, AppError['params']]> {
  try {
    await readWorkbook(bytes, request);
    return ['rows', {}];
  } catch (thrown) {
    if (!(thrown instanceof AppError)) {
      throw thrown;
    }
    return [thrown.code, thrown.params];
  }
}

export function written(rows: NonNullable<WriteSheet['rows']>): Promise<Uint8Array> {
  return writtenSheets({ name: 'A', rows: [headings, ...rows] });
}

export function writtenSheets(...sheets: WriteSheet[]): Promise<Uint8Array> {
  return writeXlsx({ sheets });
}

/** A workbook whose one sheet holds this markup. */
export function sheetXml(rows: string): Promise<Uint8Array> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = (name: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}/${name}" Target="${target}"/></Relationships>`;
  return Promise.resolve(
    archive([
      {
        name: '[Content_Types].xml',
        content: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      },
      { name: '_rels/.rels', content: relations('officeDocument', 'xl/workbook.xml') },
      {
        name: 'xl/workbook.xml',
        content: `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
      },
      { name: 'xl/_rels/workbook.xml.rels', content: relations('worksheet', 'worksheets/sheet1.xml') },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      },
    ]),
  );
}

type Part = { readonly name: string; readonly content: string; readonly saysUnpacked?: number };

/** An archive made by hand, so that it can say what is not true. */
export function archive(parts: readonly Part[]): Uint8Array {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, saysUnpacked } of parts) {
    const packed = deflateRawSync(Buffer.from(content));
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(saysUnpacked ?? Buffer.byteLength(content), 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const piece = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, tail, Buffer.from(name)]));
    local.push(piece);
    offset += piece.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...local, entries, end]));
}

/** The start of a compound file with a stream of this name. */
export function ole(streamName: string): Uint8Array {
  const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return new Uint8Array(Buffer.concat([signature, Buffer.alloc(1_024), Buffer.from(streamName, 'utf16le')]));
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
