import { describe, expect, it } from 'vitest';

import { readWorkbook } from '@/services/spreadsheet/read-workbook';

import { headings, request } from './workbook-files';

const utf8 = (text: string) => new TextEncoder().encode(text);
const asText = { ...request, acceptsText: true };

/** A row whose texts a number would spoil. */
const cells = ['Đặng Thị Ứng', '038203001234', '10/05/1999', '180.000'];

describe('reading a text file with separated values', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('B-05 takes %s, a mark of UTF-8, quotes, and keeps every cell a text', async (_, separator) => {
    const quoted = cells.map((cell) => `"${cell}"`);
    const text = `\uFEFF${[headings, quoted].map((row) => row.join(separator)).join('\r\n')}\r\n`;
    const { rows } = await readWorkbook(utf8(text), asText);
    expect(rows).toEqual([
      {
        rowNumber: 2,
        cells: { name: 'Đặng Thị Ứng', code: '038203001234', born: '10/05/1999', wage: '180.000' },
      },
    ]);
  });

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('B-05 finds %s below as many lines about the account as may stand there', async (_, separator) => {
    const about = Array.from({ length: 12 }, () => 'Dia chi: 198 Tran Quang Khai, Hoan Kiem');
    const lines = [...about, headings.join(separator), cells.join(separator)];
    const { rows } = await readWorkbook(utf8(lines.join('\r\n')), asText);
    expect(rows).toEqual([
      { rowNumber: 14, cells: { name: 'Đặng Thị Ứng', code: '038203001234', born: '10/05/1999', wage: '180.000' } },
    ]);
  });

  it('B-05 is not misled by a semicolon in the title above it, nor by amounts with commas', async () => {
    const rowOfWage = ['Đặng Thị Ứng', '038203001234', '10/05/1999', '9,000,000'].join(';');
    const lines = ['SAO KE; TAI KHOAN', headings.join(';'), rowOfWage, rowOfWage, rowOfWage];
    const { rows } = await readWorkbook(utf8(lines.join('\n')), asText);
    expect(rows.map((row) => row.cells['wage'])).toEqual(['9,000,000', '9,000,000', '9,000,000']);
  });

  it('B-05 names what a file lacks by the separator with which it lacks least', async () => {
    const about = Array.from({ length: 10 }, () => 'Dia chi: 198 Tran Quang Khai, Hoan Kiem');
    const lines = [...about, headings.map((heading) => (heading === 'Số CCCD' ? '?' : heading)).join(';'), '1;2;3;4'];
    await expect(readWorkbook(utf8(lines.join('\n')), asText)).rejects.toMatchObject({
      code: 'import.headingsMissing',
      params: { headings: 'Số CCCD' },
    });
  });

  it('B-05 reads what banks write beside UTF-8: UTF-16 with its mark, and the Vietnamese code page, whole letters out of it', async () => {
    const lines = `${headings.join('\t')}\n${cells.join('\t')}\n`;
    const utf16 = new Uint8Array(Uint16Array.from(`\uFEFF${lines}`, (character) => character.charCodeAt(0)).buffer);
    // «Đặng Thị Ứng»: in this page a mark of tone stands behind its letter.
    const name = [0xd0, 0xe3, 0xf2, 0x6e, 0x67, 0x20, 0x54, 0x68, 0x69, 0xf2, 0x20, 0xdd, 0xec, 0x6e, 0x67];
    const windows = new Uint8Array([...utf8('Ho va ten,So CCCD,Ngay sinh,Muc luong\n'), ...name, ...utf8(',1,,\n')]);
    const names = [];
    for (const bytes of [utf16, windows]) {
      const { rows } = await readWorkbook(bytes, asText);
      names.push(rows.map((row) => row.cells['name']));
    }
    expect(names).toEqual([['Đặng Thị Ứng'], ['Đặng Thị Ứng']]);
  });

  it('B-05 refuses it where only workbooks are taken, and bytes that are no text', async () => {
    await expect(readWorkbook(utf8('a,b'), request)).rejects.toMatchObject({ code: 'import.notSpreadsheet' });
    await expect(readWorkbook(new Uint8Array([1, 0, 2, 0, 3]), asText)).rejects.toMatchObject({
      code: 'import.notSpreadsheet',
    });
    await expect(readWorkbook(utf8('x,y\n1,2'), asText)).rejects.toMatchObject({ code: 'import.headingsMissing' });
  });

  it.each([
    ['in the middle', 'Trần Văn "Đào,2\nLê,3\n', 2],
    ['of a text that goes on in the next line', '"Trần\nVăn ""Đào""",2\nLê,3\n', 2],
  ])('B-05 takes a quotation mark %s as it stands', async (_, lines, count) => {
    const { rows } = await readWorkbook(utf8(`${headings.join(',')}\n${lines}`), asText);
    expect(rows).toHaveLength(count);
  });

  it.each(['"Trần,2\nLê,3\n', 'Trần,"2\nLê ""Lợi"",3'])(
    'B-05 refuses %j, whose quotation mark is never closed: every row after it would be lost',
    async (lines) => {
      await expect(readWorkbook(utf8(`${headings.join(',')}\nAn,1\n${lines}`), asText)).rejects.toMatchObject({
        code: 'import.broken',
      });
    },
  );
});
