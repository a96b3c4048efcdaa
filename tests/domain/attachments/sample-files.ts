import { sampleFile } from '@mock-server/data/seed/sample-files';

import { archive } from '../../services/spreadsheet/workbook-files';

const types = { name: '[Content_Types].xml', content: '<Types/>' };
const macros = { name: 'word/vbaProject.bin', content: 'macro' };
const text = { name: 'word/document.xml', content: '<w:document/>' };
const sheet = { name: 'xl/workbook.xml', content: '<workbook/>' };

/** One file of each sort, whole, by what it truly is. */
export const sampleBytes = {
  pdf: sampleFile('pdf', 'Mau'),
  png: sampleFile('png', 'Mau'),
  jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46),
  docx: archive([types, text]),
  xlsx: archive([types, sheet]),
  docm: archive([types, text, macros]),
  zip: archive([{ name: 'doc.txt', content: 'không phải văn bản' }]),
  encrypted: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0),
  html: new TextEncoder().encode('<html><script>alert(1)</script></html>'),
} as const;

export type SampleName = keyof typeof sampleBytes;

/** A file as a person chooses it. */
export function chosen(name: string, bytes: Uint8Array = sampleBytes.pdf): File {
  return new File([new Uint8Array(bytes)], name);
}
