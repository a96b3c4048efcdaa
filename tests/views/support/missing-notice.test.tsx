// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { SupportCase, SupportRequest } from '@/domain/support/support-request';
import { MissingNotice } from '@/views/support/requests/missing-notice';

import { fakeServices, Surroundings } from '../shared/list/list-fixtures';
import { storedRequest, supportTypeOf } from './request-fixtures';

afterEach(cleanup);

const type = supportTypeOf('HT01');

/** Sentences of the notice about a request, but for those about fields. */
function papersSaid(request: SupportRequest): readonly string[] {
  render(
    <Surroundings services={fakeServices({}).services}>
      <MissingNotice request={request} type={type} editHref="/ho-tro/yeu-cau/request-1/sua" />
    </Surroundings>,
  );
  return screen.getAllByText(/^Chưa đủ thành phần hồ sơ/u).map(({ textContent }) => textContent);
}

/** A case whose papers are all there but those named. */
function caseOf(id: string, hoTen: string, missing: readonly string[] = []): SupportCase {
  const [blank] = storedRequest('HT01', { id, hoTen }).truongHop as [SupportCase];
  const giayTo = blank.giayTo.map((paper) => ({
    ...paper,
    tinhTrang: missing.includes(paper.ten) ? ('thieu' as const) : ('co' as const),
  }));
  return { ...blank, giayTo };
}

const incomplete = (truongHop: SupportCase[], thieuHoSo: string[]): SupportRequest =>
  storedRequest('HT01', {}, { duHoSo: false, thieuHoSo, truongHop });

it('B-08 names of several cases those whose papers are missing, with the papers', () => {
  const request = incomplete(
    [caseOf('case-1', 'Nguyễn Văn Hải'), caseOf('case-2', 'Trần Thị Đào', ['Hộ chiếu'])],
    ['Hộ chiếu'],
  );
  expect(papersSaid(request)).toEqual(['Chưa đủ thành phần hồ sơ: Trần Thị Đào (Hộ chiếu).']);
});

it('B-08 names the papers alone where there is one case', () => {
  const request = incomplete([caseOf('case-1', 'Nguyễn Văn Hải', ['Hộ chiếu'])], ['Hộ chiếu']);
  expect(papersSaid(request)).toEqual(['Chưa đủ thành phần hồ sơ: Hộ chiếu.']);
});

it('B-08 names twenty cases and says how many there are beside them', () => {
  const cases = Array.from({ length: 23 }, (_, index) => caseOf(`case-${index}`, `Người ${index + 1}`, ['Hộ chiếu']));
  const [said = ''] = papersSaid(incomplete(cases, ['Hộ chiếu']));
  expect(said).toContain('Người 20 (Hộ chiếu); và 3 trường hợp khác.');
  expect(said).not.toContain('Người 21');
});
