import { describe, expect, it } from 'vitest';

import { BrokenArchive, zipDirectory } from '@/domain/files/zip-directory';

import { archive } from '../../services/spreadsheet/workbook-files';

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

  it('trusts no part that says it is empty and is not', () => {
    const bytes = archive([{ name: 'a.xml', content: ' '.repeat(10_000), saysUnpacked: 0 }]);
    expect(() => zipDirectory(bytes)).toThrow(BrokenArchive);
  });
});
