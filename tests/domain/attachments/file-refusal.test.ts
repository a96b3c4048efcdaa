import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { storedName } from '@/domain/attachments/file-kind';
import { refusalOfContent, refusalsOf } from '@/domain/attachments/file-refusal';
import { refusalText } from '@/domain/attachments/refusal-texts';
import { attachmentMostFiles, attachmentMostTotalMegabytes, bytesPerMegabyte } from '@/domain/constants';

import { sampleBytes, type SampleName } from './sample-files';

const nothing = { count: 0, bytes: 0 };

describe('a file before it is read', () => {
  it.each([
    ['hop-dong.pdf', 1, undefined],
    ['ANH.JPG', 10 * bytesPerMegabyte, undefined],
    [`${'ế'.repeat(146)}.pdf`, 1, undefined],
    [`${'ế'.repeat(146).normalize('NFD')}.pdf`, 1, undefined],
    [`${'😀'.repeat(146)}.pdf`, 1, undefined],
    ['hop-dong.docm', 1, 'Chỉ chấp nhận tệp: pdf, jpg, jpeg, png, docx, xlsx.'],
    ['hop-dong', 1, 'Chỉ chấp nhận tệp: pdf, jpg, jpeg, png, docx, xlsx.'],
    ['.pdf', 1, 'Chỉ chấp nhận tệp: pdf, jpg, jpeg, png, docx, xlsx.'],
    ['\u200b.pdf', 1, 'Chỉ chấp nhận tệp: pdf, jpg, jpeg, png, docx, xlsx.'],
    ['hop-dong.pdf.exe', 1, 'Chỉ chấp nhận tệp: pdf, jpg, jpeg, png, docx, xlsx.'],
    ['hop-dong.pdf', 0, 'Tệp không có nội dung.'],
    ['hop-dong.pdf', 10 * bytesPerMegabyte + 1, 'Dung lượng tệp vượt quá 10 MB.'],
    [`${'ế'.repeat(147)}.pdf`, 1, 'Tên tệp chỉ được có tối đa 150 ký tự.'],
  ])('%s of %d bytes: %s', (name, size, text) => {
    const [refusal] = refusalsOf(nothing, [{ name, size }]);
    expect(refusal === undefined ? undefined : refusalText(refusal, 'vi')).toBe(text);
  });

  it('refuses the eleventh file, and what would be more than 50 MB together, whatever is refused beside it', () => {
    const file = (name: string, size = 1) => ({ name, size });
    expect(
      refusalsOf({ count: 8, bytes: 45 * bytesPerMegabyte }, [
        file('a.exe'),
        file('b.pdf', 6 * bytesPerMegabyte),
        file('c.pdf', 5 * bytesPerMegabyte),
        file('d.pdf'),
        file('e.pdf', 0),
      ]).map((refusal) => refusal?.reason),
    ).toEqual(['fileType', 'totalSize', undefined, 'totalSize', 'emptyFile']);
    expect(refusalsOf({ count: 9, bytes: 9 }, [file('a.pdf'), file('b.pdf')]).map((one) => one?.reason)).toEqual([
      undefined,
      'fileCount',
    ]);
  });

  it('never lets a record have more than it may, whatever is added in whatever order', () => {
    const files = fc.array(
      fc.record({ name: fc.constantFrom('a.pdf', 'b.txt'), size: fc.nat(12 * bytesPerMegabyte) }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(fc.array(files, { maxLength: 4 }), (batches) => {
        let held = nothing;
        for (const batch of batches) {
          const taken = batch.filter((_, index) => refusalsOf(held, batch)[index] === undefined);
          held = {
            count: held.count + taken.length,
            bytes: held.bytes + taken.reduce((sum, { size }) => sum + size, 0),
          };
        }
        expect(held.count).toBeLessThanOrEqual(attachmentMostFiles);
        expect(held.bytes).toBeLessThanOrEqual(attachmentMostTotalMegabytes * bytesPerMegabyte);
      }),
    );
  });
});

describe('a file by its content', () => {
  it.each<[name: string, content: SampleName, isTaken: boolean]>([
    ['a.pdf', 'pdf', true],
    ['a.png', 'png', true],
    ['a.jpg', 'jpeg', true],
    ['a.jpeg', 'jpeg', true],
    ['a.docx', 'docx', true],
    ['a.xlsx', 'xlsx', true],
    ['a.pdf', 'html', false],
    ['a.png', 'jpeg', false],
    ['a.docx', 'docm', false],
    ['a.docx', 'xlsx', false],
    ['a.xlsx', 'zip', false],
    ['a.docx', 'encrypted', false],
  ])('%s that is truly %s: taken %s', (name, content, isTaken) => {
    expect(refusalOfContent(name, sampleBytes[content])?.reason).toBe(isTaken ? undefined : 'contentMismatch');
  });

  it('B-01 takes nothing for a PDF that only begins nearly like one', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(refusalOfContent('a.pdf', bytes('%PDF-1.7'))).toBeUndefined();
    expect(refusalOfContent('a.pdf', bytes('%PDF 1.7'))?.reason).toBe('contentMismatch');
  });

  it('refuses an archive that was cut off, whatever its length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: sampleBytes.docx.length - 1 }), (length) => {
        expect(refusalOfContent('a.docx', sampleBytes.docx.subarray(0, length))?.reason).toBe('contentMismatch');
      }),
    );
  });

  it('takes any bytes without a crash', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('a.pdf', 'a.xlsx'), (bytes, name) => {
        const zip = Uint8Array.of(0x50, 0x4b, ...bytes);
        expect([undefined, 'contentMismatch']).toContain(refusalOfContent(name, bytes)?.reason);
        expect([undefined, 'contentMismatch']).toContain(refusalOfContent(name, zip)?.reason);
      }),
    );
  });
});

it.each(['../../etc/Đơn.pdf', 'C:\\Users\\an\\Đơn.pdf', '/Đơn.pdf', 'a/b\\Đơn.pdf'])(
  'stores %s without the folders that are named too',
  (name) => {
    expect(storedName(name)).toBe('Đơn.pdf');
  },
);

it('stores a name in composed letters, without signs that turn the reading direction', () => {
  expect(storedName(` ${'Hộ chiếu'.normalize('NFD')}\u202Egpj.pdf`)).toBe('Hộ chiếugpj.pdf');
});
