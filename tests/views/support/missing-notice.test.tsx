// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { SupportCase, SupportRequest } from '@/domain/support/support-request';
import type { SupportType } from '@/domain/support-types/support-type';
import { MissingNotice } from '@/views/support/requests/missing-notice';

import { fakeServices, Surroundings } from '../shared/list/list-fixtures';
import { storedRequest, supportTypeOf } from './request-fixtures';

afterEach(cleanup);

const type = supportTypeOf('HT01');

function open(request: SupportRequest, ofType: SupportType = type): void {
  render(
    <Surroundings services={fakeServices({}).services}>
      <MissingNotice request={request} type={ofType} editHref="/ho-tro/yeu-cau/request-1/sua" />
    </Surroundings>,
  );
}

/** What the notice about a request says of papers. */
function papersSaid(request: SupportRequest): readonly string[] {
  open(request);
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

describe('a request in which nothing is missing, and which cannot be sent all the same', () => {
  const kindEnded = 'Loại hỗ trợ: Loại hỗ trợ này không có hiệu lực vào ngày đề nghị.';
  const unknown = 'Mở biểu mẫu và lưu để xem lý do.';
  const filled: Partial<SupportCase> = {
    ...{ hoTen: 'Nguyễn Văn Hải', hopDongId: 'contract-1', nuocDen: 'JP', tienDeNghi: 20_000_000 },
    ...{ soHoChieu: 'C1234567', noiCapHc: 'Cục Quản lý', ngayCapHc: '2024-10-10' },
    ...{ hdTu: '2025-10-20', hdDen: '2028-10-19', lvTu: '2025-10-22', lvDen: '2026-09-15' },
    ngaySuViec: '2026-09-02',
    lyDoHoTro: 'tai-nan-rui-ro',
    ...{ chuTaiKhoan: 'NGUYEN VAN HAI', soTaiKhoan: '19001234567', nganHangId: '970436' },
  };
  const said = () => [kindEnded, unknown].filter((text) => screen.queryByText(text) !== null);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00+07:00') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('B-08 says that its kind of support has ended before its day', () => {
    open(storedRequest('HT01', filled, { duHoSo: false }), { ...type, hieuLucDen: '2026-10-31' });
    expect(said()).toEqual([kindEnded]);
  });

  it('B-08 says where the reason can be read that the back end alone knows', () => {
    open(storedRequest('HT01', filled, { duHoSo: false }));
    expect(said()).toEqual([unknown]);
  });

  it('B-08 is not held up by what the back end lets through', () => {
    open(storedRequest('HT01', filled), { ...type, hieuLucDen: '2026-10-31' });
    expect([said(), screen.queryByText('Chưa gửi được yêu cầu')]).toEqual([[], null]);
  });
});
