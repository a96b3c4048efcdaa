import { expect, it } from 'vitest';

import { paperState, type RequiredPaper } from '@/domain/attachments/required-papers';
import { formatFileSize } from '@/domain/format/file-size';

const contract: RequiredPaper = { code: 'hop-dong', label: 'Hợp đồng', isRequired: true };
const passport: RequiredPaper = { code: 'ho-chieu', label: 'Hộ chiếu', isRequired: true, isNotApplicable: true };
const photo: RequiredPaper = { code: 'anh', label: 'Ảnh', isRequired: false };

it('says of each paper whether it is there, missing or not applicable', () => {
  const papers = [contract, passport, photo];
  const held = [{ giayTo: null }, { giayTo: 'khac' }];
  expect(papers.map((paper) => paperState(paper, held))).toEqual(['missing', 'notApplicable', 'missing']);
  expect(paperState(passport, [{ giayTo: 'ho-chieu' }])).toBe('present');
});

it('writes sizes as staff read them', () => {
  expect([0, 1_023, 1_024, 348_160, 1_363_149, 10_485_760].map((bytes) => formatFileSize(bytes))).toEqual([
    '0\u00a0B',
    '1.023\u00a0B',
    '1\u00a0KB',
    '340\u00a0KB',
    '1,3\u00a0MB',
    '10\u00a0MB',
  ]);
});
