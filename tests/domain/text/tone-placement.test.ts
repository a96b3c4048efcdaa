import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { communes } from '@/domain/reference/communes';
import { provinces } from '@/domain/reference/provinces';
import { containsText } from '@/domain/text/search-text';

/**
 * The newer placement of a tone mark in an open syllable: `hoá`, `khoẻ`, `thuỷ`. The product writes `hóa`, `khỏe`,
 * `thủy`; after `q` the `u` belongs to the consonant (`quý`), and a final keeps the mark where it is (`hoàn`, `thuyền`).
 */
const newerPlacement = /(?<!q)(?:o[áàảãạéèẻẽẹ]|u[ýỳỷỹỵ])(?!\p{L})/iu;

/** ABP's own texts stay as ABP has written them. */
const isOfAbp = (path: string) => /\/texts-\w+\.json$/u.test(path);

const sources = ['src', 'mock-server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.(?:tsx?|json|css|html|mjs)$/u.test(path) && !isOfAbp(path)),
);

it('K-03 tells the two placements apart', () => {
  const isNewer = (text: string) => newerPlacement.test(text);
  expect(['hoá', 'Thanh Hoà', 'thuỷ', 'huỷ bỏ', 'KHOÁ', 'khoẻ'].filter((text) => !isNewer(text))).toEqual([]);
  expect(['hóa', 'Hòa Bình', 'thủy', 'hoàn', 'thuyền', 'hoạt', 'quý', 'QUỸ', 'khoảng'].filter(isNewer)).toEqual([]);
});

it('K-03 no text of the product has its tone mark where the others do not have it', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .normalize('NFC')
      .split('\n')
      .flatMap((line, index) => (newerPlacement.test(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});

it.each([
  ['Thanh Hóa', ['thanh hoa', 'Thanh Hoá', 'THANH HÓA']],
  ['Khánh Hòa', ['khanh hoa', 'Khánh Hoà']],
  ['Phường Thủy Xuân', ['thuy xuan', 'Thuỷ Xuân']],
  ['Xã Mỹ Hòa Hưng', ['my hoa hung', 'Mỹ Hoà Hưng']],
])('K-03 %s is found in either spelling and without diacritics', (name, queries) => {
  expect([...provinces, ...communes].filter(({ ten }) => ten === name)).toHaveLength(1);
  expect(queries.filter((query) => !containsText(name, query))).toEqual([]);
});
