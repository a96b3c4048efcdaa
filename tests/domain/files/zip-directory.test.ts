import { describe, expect, it } from 'vitest';

import { BrokenArchive, hasMacros, zipDirectory } from '@/domain/files/zip-directory';

import { archive } from '../../services/spreadsheet/workbook-files';

it('B-01 knows code in an Office file by the parts that hold it', () => {
  const partNames = ['word/vbaproject.bin', 'xl/macrosheets/sheet1.xml', 'xl/workbook.xml'];
  expect(partNames.map((name) => hasMacros([name]))).toEqual([true, true, false]);
});

describe('zipDirectory', () => {
  it('says what each part takes unpacked', () => {
    const bytes = archive([
      { name: 'a.xml', content: ' '.repeat(10_000) },
      { name: 'b.xml', content: '' },
    ]);
    expect(zipDirectory(bytes)).toEqual([
      { name: 'a.xml', unpackedBytes: 10_000 },
      { name: 'b.xml', unpackedBytes: 0 },
    ]);
  });

  it.each([' '.repeat(10_000), 'a'])('trusts no part that says it is empty and is not: %j', (content) => {
    const bytes = archive([{ name: 'a.xml', content, saysUnpacked: 0 }]);
    expect(() => zipDirectory(bytes)).toThrow(BrokenArchive);
  });

  it('B-01 trusts no part whose size stands behind its bytes, and takes one that is empty', () => {
    const empty = archive([{ name: 'a.xml', content: '' }]);
    const entry = directoryOf(empty);
    new DataView(empty.buffer).setUint32(entry + 20, 0, true);
    expect(zipDirectory(empty)).toEqual([{ name: 'a.xml', unpackedBytes: 0 }]);
    new DataView(empty.buffer).setUint16(entry + 8, 0x08, true);
    expect(() => zipDirectory(empty)).toThrow(BrokenArchive);
  });

  it('B-01 follows no second directory, and no place behind the end', () => {
    for (const [field, value] of [
      [12, 0xffffffff],
      [16, parts.length - 2],
    ] as const) {
      const bytes = parts.slice();
      new DataView(bytes.buffer).setUint32(endOf(bytes) + field, value, true);
      expect(() => zipDirectory(bytes)).toThrow(BrokenArchive);
    }
  });

  it('B-01 reads on behind what a part says of itself besides', () => {
    const behindName = directoryOf(parts) + 46 + 'a.xml'.length;
    const bytes = new Uint8Array([...parts.slice(0, behindName), 1, 2, 3, ...parts.slice(behindName)]);
    new DataView(bytes.buffer).setUint16(directoryOf(parts) + 30, 1, true);
    new DataView(bytes.buffer).setUint16(directoryOf(parts) + 32, 2, true);
    expect(zipDirectory(bytes)).toEqual(zipDirectory(parts));
  });

  it('B-01 finds the directory before the longest remark, and in bytes that lie among others', () => {
    const remarked = new Uint8Array(parts.length + 0xffff);
    remarked.set(parts);
    const amongOthers = new Uint8Array(parts.length + 7);
    amongOthers.set(parts, 7);
    expect([zipDirectory(remarked), zipDirectory(amongOthers.subarray(7))]).toEqual([
      zipDirectory(parts),
      zipDirectory(parts),
    ]);
  });
});

const parts = archive([
  { name: 'a.xml', content: 'a' },
  { name: 'b.xml', content: 'bc' },
]);

/** Where the end mark of an archive without a remark stands. */
function endOf(bytes: Uint8Array): number {
  return bytes.length - 22;
}

function directoryOf(bytes: Uint8Array): number {
  return new DataView(bytes.buffer).getUint32(endOf(bytes) + 16, true);
}
