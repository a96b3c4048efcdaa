import { inflateRawSync } from 'node:zlib';

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { kindOfContent } from '@/domain/attachments/file-content';
import { BrokenArchive, zipDirectory } from '@/domain/files/zip-directory';
import { safeFileName } from '@/domain/files/safe-file-name';
import { isIsoDate } from '@/domain/format/calendar';
import type { SheetRows } from '@/domain/import/sheet';
import { readWorkbook } from '@/services/spreadsheet/read-workbook';

import { archive, request, sheetXml, written } from '../services/spreadsheet/workbook-files';
import { holdsFor, holdsLaterFor, laterOutcomeOf, type Outcome } from './support/fuzz';
import { hostileText } from './support/hostile';

let good: Uint8Array;
let parts: readonly { readonly name: string; readonly content: string }[];

beforeAll(async () => {
  good = await written([['Đặng Thị Ứng', '038203001234', new Date(Date.UTC(1990, 0, 2)), 9_000_000]]);
  parts = unpacked(await sheetXml(oneRow));
});

const oneRow = `<row r="1">${['Họ và tên', 'Số CCCD', 'Ngày sinh', 'Mức lương']
  .map((text, index) => `<c r="${'ABCD'.charAt(index)}1" t="inlineStr"><is><t>${text}</t></is></c>`)
  .join(
    '',
  )}</row><row r="2"><c r="A2" t="inlineStr"><is><t>Đặng Thị Ứng</t></is></c><c r="B2" t="str"><v>038203001234</v></c><c r="C2"><v>32875</v></c><c r="D2"><v>9000000</v></c></row>`;

/** Bytes changed, cut out, doubled or put in between, anywhere in a file. */
function damaged(bytes: () => Uint8Array): fc.Arbitrary<Uint8Array> {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    kind: fc.constantFrom('set', 'set', 'cut', 'double', 'end'),
    value: fc.oneof(fc.nat(255), fc.constantFrom(0, 0xff, 0x50)),
    length: fc.integer({ min: 1, max: 40 }),
  });
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) =>
    changes.reduce((file, { at, kind, value, length }) => {
      const place = Math.floor(at * Math.max(0, file.length - 1));
      const [before, within, after] = [
        file.slice(0, place),
        file.slice(place, place + length),
        file.slice(place + length),
      ];
      switch (kind) {
        case 'set':
          return joined(before, Uint8Array.of(value), file.slice(place + 1));
        case 'cut':
          return joined(before, after);
        case 'double':
          return joined(before, within, within, after);
        default:
          return before;
      }
    }, bytes()),
  );
}

describe('a workbook from anywhere', () => {
  it('C-08 B-10 with bytes changed anywhere is rows or a refusal of its own kind', async () => {
    await holdsLaterFor(
      damaged(() => good),
      async (bytes) => {
        expectRowsOrRefusal(await laterOutcomeOf(() => readWorkbook(bytes, request)));
      },
    );
  });

  it('C-08 B-10 with markup changed in any of its parts is rows or a refusal of its own kind', async () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '</c>',
      '<c r="A1">',
      '<row r="1048576">',
      '<row r="-1">',
      '<c r="XFD2" t="s"><v>99</v></c>',
      '<v>1e999</v>',
      '<v>NaN</v>',
      '<c r="C2" t="d"><v>+275760-09-13</v></c>',
      '<c r="D2"><v>-1e308</v></c>',
      '<!DOCTYPE x [<!ENTITY a "b">]>',
      '&a;',
      '&#x0;',
      '&#xD800;',
      '<![CDATA[',
      ']]>',
      '<!--',
      ' r="',
      '"',
      '<c r="__proto__1"><v>1</v></c>',
      '<mergeCell ref="A1:XFD1048576"/>',
    );
    const changes = fc.array(
      fc.record({ part: fc.nat(40), at: fc.nat(100_000), cut: fc.nat(30), added: fc.oneof(pieces, hostileText) }),
      { minLength: 1, maxLength: 3 },
    );
    await holdsLaterFor(changes, async (all) => {
      const changed = parts.map(({ name, content }, index) => ({
        name,
        content: all
          .filter(({ part }) => part % parts.length === index)
          .reduce((text, { at, cut, added }) => {
            const place = at % (text.length + 1);
            return text.slice(0, place) + added + text.slice(place + cut);
          }, content),
      }));
      expectRowsOrRefusal(await laterOutcomeOf(() => readWorkbook(archive(changed), request)));
    });
  });

  it('C-08 B-10 keeps a day that no calendar has as something that is no day', async () => {
    const days = ['+275760-09-13', '9999-12-31', '0000-01-01', '-000001-01-01', '1e308', '-1', '2958466', '60', 'x'];
    const rows = days.map(
      (day, index) =>
        `<row r="${index + 2}"><c r="A${index + 2}" t="inlineStr"><is><t>A</t></is></c><c r="B${index + 2}" t="inlineStr"><is><t>1</t></is></c><c r="C${index + 2}" t="d"><v>${day}</v></c></row>`,
    );
    const head = ['Họ và tên', 'Số CCCD', 'Ngày sinh'].map(
      (text, index) => `<c r="${'ABC'.charAt(index)}1" t="inlineStr"><is><t>${text}</t></is></c>`,
    );
    const bytes = await sheetXml(`<row r="1">${head.join('')}</row>${rows.join('')}`);
    expectRowsOrRefusal(await laterOutcomeOf(() => readWorkbook(bytes, request)));
  });
});

describe('a text file in place of a workbook', () => {
  it('C-08 B-05 is rows of texts or a refusal of its own kind, whatever its bytes are', async () => {
    const line = 'Họ và tên;Số CCCD;Ngày sinh;Mức lương\nĐặng Thị Ứng;038203001234;02/01/1990;9.000.000\n';
    const cells = fc.array(fc.oneof(hostileText, fc.constantFrom('"', ';', ',', '\t', '\r\n', '\n', '"";""')), {
      maxLength: 6,
    });
    const texts = fc.oneof(
      cells.map((pieces) => new TextEncoder().encode(line + pieces.join(''))),
      damaged(() => new TextEncoder().encode(line.repeat(3))),
      cells.map((pieces) => utf16(line + pieces.join(';'))),
      fc.uint8Array({ maxLength: 60 }),
    );
    await holdsLaterFor(
      texts,
      async (bytes) => {
        const outcome = await laterOutcomeOf(() => readWorkbook(bytes, { ...request, acceptsText: true }));
        expectRowsOrRefusal(outcome);
        const found = 'answer' in outcome ? outcome.answer.rows.flatMap(({ cells: read }) => Object.values(read)) : [];
        expect(found.every((cell) => cell === null || typeof cell === 'string')).toBe(true);
      },
      { examples: ['"', ';', '"a', '\n', ' '].map((unit) => new TextEncoder().encode(line + unit.repeat(200_000))) },
    );
  });
});

describe('a file to attach', () => {
  it('C-08 B-01 is of a known kind or of none, and its directory ends', () => {
    const files = fc.oneof(
      damaged(() => good),
      fc.uint8Array({ maxLength: 80 }).map((tail) => joined(Uint8Array.of(0x50, 0x4b), tail)),
    );
    holdsFor(files, (bytes) => {
      expect(['pdf', 'jpeg', 'png', 'docx', 'xlsx', undefined]).toContain(kindOfContent(bytes));
      try {
        expect(zipDirectory(bytes).length).toBeLessThanOrEqual(0xffff);
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(BrokenArchive);
      }
    });
  });

  it('C-08 B-01 has a name that no file system reads as something else, and that is safe already', () => {
    holdsFor(fc.tuple(hostileText, fc.constantFrom('', '.pdf', '.xlsx.exe', '.', '/..', 'con.txt')), (pieces) => {
      const name = safeFileName(pieces.join(''));
      expect(name !== '' && name.length <= 151 && !/[<>:"/\\|?*\p{Cc}\p{Cf}\p{Surrogate}]/u.test(name)).toBe(true);
      expect(/^[.\s]|[.\s]$/u.test(name)).toBe(false);
      expect(safeFileName(name)).toBe(name);
    });
  });
});

function expectRowsOrRefusal(outcome: Outcome<SheetRows>): void {
  if ('refusal' in outcome) {
    expect(outcome.refusal.code).toMatch(/^import\./u);
    return;
  }
  for (const { rowNumber, cells } of outcome.answer.rows) {
    expect(Number.isSafeInteger(rowNumber) && rowNumber > 0).toBe(true);
    for (const cell of Object.values(cells)) {
      const isDay = typeof cell === 'object' && cell !== null;
      const isPlain = cell === null || typeof cell === 'string' || (typeof cell === 'number' && Number.isFinite(cell));
      expect(isDay ? /^\d{4}-\d{2}-\d{2}$/u.test(cell.date) : isPlain).toBe(true);
      expect(!isDay || isIsoDate(cell.date) || cell.date < '1900' || cell.date > '2100').toBe(true);
    }
  }
}

function unpacked(bytes: Uint8Array): readonly { readonly name: string; readonly content: string }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: { name: string; content: string }[] = [];
  for (let place = 0; view.getUint32(place, true) === 0x04034b50;) {
    const [packed, nameLength, extra] = [
      view.getUint32(place + 18, true),
      view.getUint16(place + 26, true),
      view.getUint16(place + 28, true),
    ];
    const start = place + 30 + nameLength + extra;
    const body = bytes.slice(start, start + packed);
    const isPacked = view.getUint16(place + 8, true) === 8;
    found.push({
      name: Buffer.from(bytes.slice(place + 30, place + 30 + nameLength)).toString(),
      content: Buffer.from(isPacked ? inflateRawSync(body) : body).toString(),
    });
    place = start + packed;
  }
  return found;
}

function joined(...pieces: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(pieces));
}

function utf16(text: string): Uint8Array {
  return joined(Uint8Array.of(0xff, 0xfe), Buffer.from(text, 'utf16le'));
}
