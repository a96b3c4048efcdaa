import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';

import { archive, headings, ole, outcomeOf, refusalOf, sheetXml, utf8, written, writtenSheets } from './workbook-files';

describe('refusing a file', () => {
  let good: Uint8Array;

  beforeAll(async () => {
    good = await written([['A', '1']]);
  });

  it.each([
    ['nothing', () => new Uint8Array()],
    ['a CSV file', () => utf8('Họ và tên,Số CCCD\nA,1\n')],
    ['a PDF', () => utf8('%PDF-1.7\n1 0 obj')],
    ['a web page', () => utf8('<html><table><tr><td>Họ và tên</td></tr></table></html>')],
    ['an Excel file of 1997', () => ole('Workbook')],
    ['another kind of archive', () => archive([{ name: 'word/document.xml', content: '<a/>' }])],
  ])('says that %s is no workbook', async (_, bytes) => {
    expect(await refusalOf(bytes())).toEqual(['import.notSpreadsheet', {}]);
  });

  it('says that a file has a password', async () => {
    expect(await refusalOf(ole('EncryptedPackage'))).toEqual(['import.encrypted', {}]);
    const encrypted = await writeXlsx({
      sheets: [{ name: 'A', rows: [headings, ['A', '1']] }],
      encryption: { password: 'x', spinCount: 10 },
    });
    expect(await refusalOf(encrypted)).toEqual(['import.encrypted', {}]);
  });

  it('says that a file has macros, whatever its name is', async () => {
    const withMacros = await writeXlsx({
      sheets: [{ name: 'A', rows: [headings, ['A', '1']] }],
      vbaProject: new Uint8Array([1, 2, 3]),
    });
    expect(await refusalOf(withMacros)).toEqual(['import.macros', {}]);
  });

  it('says that a file cut short or changed inside is damaged', async () => {
    expect(await refusalOf(good.slice(0, good.length - 30))).toEqual(['import.broken', {}]);
    const noWorkbook = archive([{ name: 'xl/workbook.xml', content: '<workbook/>' }]);
    expect(await refusalOf(noWorkbook)).toEqual(['import.broken', {}]);
  });

  it('unpacks nothing that says it is larger than any workbook', async () => {
    const bomb = archive([
      { name: 'xl/workbook.xml', content: '<workbook/>' },
      { name: 'xl/worksheets/sheet1.xml', content: ' '.repeat(70 * 1024 * 1024) },
    ]);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refusalOf(bomb)).toEqual(['import.tooLarge', { limit: 5 }]);
  });

  it('unpacks no part that hides its size', async () => {
    const hidden = archive([{ name: 'xl/workbook.xml', content: ' '.repeat(10_000), saysUnpacked: 0 }]);
    expect(await refusalOf(hidden)).toEqual(['import.broken', {}]);
  });

  it('follows no second directory that says something else', async () => {
    const second = archive([{ name: 'xl/workbook.xml', content: '<workbook/>' }]);
    new DataView(second.buffer).setUint32(second.length - 10, 0xffffffff, true);
    expect(await refusalOf(second)).toEqual(['import.broken', {}]);
  });

  it('unpacks no more than a part has said', async () => {
    const lying = archive([
      { name: '[Content_Types].xml', content: ' '.repeat(70 * 1024 * 1024), saysUnpacked: 10 },
      { name: 'xl/workbook.xml', content: '<workbook/>' },
    ]);
    expect(await refusalOf(lying)).toEqual(['import.broken', {}]);
  });

  it('says that there is no row', async () => {
    expect(await refusalOf(await written([]))).toEqual(['import.empty', {}]);
    expect(await refusalOf(await written([['', ' ', null]]))).toEqual(['import.empty', {}]);
    expect(await refusalOf(await writtenSheets({ name: 'A', rows: [] }))).toEqual(['import.empty', {}]);
  });

  it('names the headings that are missing or stand twice', async () => {
    const missing = await writtenSheets({
      name: 'A',
      rows: [
        ['Ngày sinh', 'Mức lương'],
        ['A', '1'],
      ],
    });
    expect(await refusalOf(missing)).toEqual(['import.headingsMissing', { headings: 'Họ và tên, Số CCCD' }]);
    const doubled = await writtenSheets({
      name: 'A',
      rows: [
        [...headings, 'Full name'],
        ['A', '1'],
      ],
    });
    expect(await refusalOf(doubled)).toEqual(['import.headingsDoubled', { headings: 'Họ và tên, Full name' }]);
  });

  it('B-05 B-10 names columns that hold the same as the file calls them, each pair apart and no heading twice', async () => {
    const doubled = await writtenSheets({
      name: 'A',
      rows: [
        ['Full name', 'Ngày sinh ', 'Số CCCD', 'Họ và tên', 'Ngày sinh'],
        ['A', '1', '2', '3', '4'],
      ],
    });
    expect(await refusalOf(doubled)).toEqual([
      'import.headingsDoubled',
      { headings: 'Full name, Họ và tên; Ngày sinh' },
    ]);
  });

  it('refuses cells so far apart that their table would fill the memory', async () => {
    const sheet = await sheetXml(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="IV1048576"><v>1</v></c></row>',
    );
    expect((await refusalOf(sheet))[0]).toBe('import.broken');
  });
});

describe('any bytes at all', () => {
  it('gives rows or a refusal for random bytes, never a crash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
        expect((await refusalOf(bytes))[0]).toMatch(/^import\./u);
      }),
      { numRuns: 200 },
    );
  });

  it('gives rows or a refusal for a real file that was cut or changed', async () => {
    const good = await written([
      ['Đặng Thị Ứng', '038203001234', new Date('1999-05-10T00:00:00Z'), 5],
      ['Trần Văn Đào', '001099000001', '9/5/1996', 7],
    ]);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: good.length }),
        fc.array(fc.tuple(fc.nat({ max: good.length - 1 }), fc.nat({ max: 255 })), { maxLength: 12 }),
        fc.boolean(),
        async (length, changes, isCut) => {
          const bytes = good.slice(0, isCut ? length : good.length);
          for (const [place, byte] of changes) {
            bytes[place % Math.max(1, bytes.length)] = byte;
          }
          const answer = await outcomeOf(bytes);
          expect(answer === 'rows' || answer.startsWith('import.')).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  }, 60_000);

  it('gives rows or a refusal for a sheet of any markup', async () => {
    const fragment = fc.constantFrom(
      ...[
        '<row',
        '</row>',
        '<c r="A1"',
        ' t="s"',
        ' t="inlineStr"',
        '<v>',
        '</v>',
        '99999999999',
        '-1',
        '/>',
        '>',
        '&#x0;',
      ],
      ...[
        '<is><t>Họ và tên</t></is>',
        '<!--',
        ']]>',
        '<![CDATA[',
        '&lt;',
        '<!DOCTYPE a [<!ENTITY b "c">]>',
        '&b;',
        'r="XFD1048577"',
      ],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fragment, { maxLength: 30 }), async (fragments) => {
        const answer = await outcomeOf(await sheetXml(fragments.join('')));
        expect(answer === 'rows' || answer.startsWith('import.')).toBe(true);
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});
