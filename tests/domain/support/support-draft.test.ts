import { describe, expect, it } from 'vitest';

import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { isStoredAlike, sentUntouched } from '@/domain/records/record-shape';
import { conditionCodes } from '@/domain/support/support-eligibility';
import { liveConditions } from '@/domain/support/live-conditions';
import {
  caseOfApplicant,
  casesDropped,
  draftFormErrors,
  draftOfRequest,
  emptyDraft,
  inputOfDraft,
  normalizeDraft,
  paperCodeOf,
  sendingErrors,
  withAttached,
  withoutRemoved,
  withType,
  type RequestDraft,
} from '@/domain/support/support-draft';
import type { SupportApplicant, SupportCaseInput, SupportRequest } from '@/domain/support/support-request';
import { normalizeSupportCase } from '@/domain/support/support-request-input';

import { caseWith, supportType } from './support-fixtures';

const today = '2026-11-15';

const applicant: SupportApplicant = {
  hopDongId: 'contract-1',
  nguoiLaoDongId: 'worker-1',
  hoTen: 'Nguyễn Văn Hải',
  ngaySinh: '1996-01-01',
  gioiTinh: 1,
  soCccd: '042096000031',
  soHoChieu: 'C1234567',
  ngayCapHc: '2024-10-10',
  noiCapHc: 'Cục Quản lý xuất nhập cảnh',
  donViId: 'unit-1',
  donViTen: 'Lam Giang',
  thiTruongId: 'JP',
  tuNgay: '2025-10-20',
  denNgay: '2028-10-19',
  ngayXuatCanh: '2025-10-22',
  ngayVeNuoc: '2026-09-15',
  soGcn: 'GCN.2025.0000001',
  ngayDong: '2025-10-15',
  daHoTro: [],
};

const keys = () => {
  let count = 0;
  return () => `k${String((count += 1))}`;
};

function draftOf(type = supportType('HT01')): RequestDraft {
  return {
    ...emptyDraft(today, 'unit-1'),
    loaiHoTroId: type.ma,
    truongHop: [caseOfApplicant(type, applicant, 'k0')],
  };
}

/** What a stored request with one case tells its form. */
function requestWith(truongHop: SupportCaseInput): SupportRequest {
  return {
    ...emptyDraft(today, 'unit-1'),
    truongHop: [{ id: 'case-1', hoTen: null, ...truongHop }],
  } as unknown as SupportRequest;
}

describe('the draft of a support request', () => {
  it('B-08 fills a case in with what the contract and the ledger know', () => {
    const [entry] = draftOf().truongHop;
    expect(entry).toMatchObject({
      hopDongId: 'contract-1',
      nguoi: { hoTen: 'Nguyễn Văn Hải', soGcn: 'GCN.2025.0000001', ngayDong: '2025-10-15' },
      nuocDen: 'JP',
      hdTu: '2025-10-20',
      lvTu: '2025-10-22',
      lvDen: '2026-09-15',
      chuTaiKhoan: 'Nguyễn Văn Hải',
      nguoiUyQuyen: null,
    });
    expect(entry?.giayTo.map(({ tinhTrang }) => tinhTrang)).toEqual(entry?.giayTo.map(() => 'thieu'));
  });

  it('B-08 asks for the relative and the fixed amount of HT07 at once', () => {
    const [entry] = draftOf(supportType('HT07')).truongHop;
    expect([entry?.tienDeNghi, entry?.nguoiUyQuyen?.hoTen, entry?.chuTaiKhoan]).toEqual([40_000_000, '', null]);
  });

  it('B-08 keeps the cases when another kind for workers is chosen, with its own papers', () => {
    const changed = withType(draftOf(), supportType('HT01'), supportType('HT02'), keys());
    expect([changed.loaiHoTroId, changed.truongHop.map(({ khoa }) => khoa)]).toEqual(['HT02', ['k0']]);
    expect(changed.truongHop[0]?.giayTo.map(({ ma }) => ma)).toEqual(
      supportType('HT02').thanhPhanHoSo.map(({ ma }) => ma),
    );
  });

  it('B-08 HT07 chosen after another kind names no account of the dead worker, and takes what it filled in along', () => {
    const [worker, relatives] = [supportType('HT01'), supportType('HT07')];
    const shown = ({ truongHop: [entry] }: RequestDraft) => [
      entry?.tienDeNghi,
      entry?.chuTaiKhoan,
      entry?.nguoiUyQuyen?.hoTen,
    ];
    const there = withType(draftOf(), worker, relatives, keys());
    expect(shown(there)).toEqual([40_000_000, null, '']);
    expect(shown(withType(there, relatives, worker, keys()))).toEqual([null, 'Nguyễn Văn Hải', undefined]);
    // What was typed stays, whichever kind it was typed for.
    const typed: RequestDraft = {
      ...there,
      truongHop: there.truongHop.map((entry) => ({
        ...entry,
        tienDeNghi: 20_000_000,
        chuTaiKhoan: 'Nguyễn Thị Lan',
        nguoiUyQuyen: { hoTen: 'Nguyễn Thị Lan', quanHe: 'vo', soCccd: '', ngayCap: null, noiCap: null, diaChi: '' },
      })),
    };
    const kept = [20_000_000, 'Nguyễn Thị Lan', 'Nguyễn Thị Lan'];
    expect(shown(withType(typed, relatives, worker, keys()))).toEqual(kept);
  });

  it('B-08 makes one case of the enterprise, and says how many cases of workers it drops', () => {
    const [from, to] = [supportType('HT01'), supportType('HT09')];
    expect(casesDropped(draftOf(), from, to)).toBe(1);
    const changed = withType(draftOf(), from, to, keys());
    expect(changed.truongHop.map(({ khoa, hopDongId }) => [khoa, hopDongId])).toEqual([['k1', null]]);
    expect(casesDropped(changed, to, supportType('HT10'))).toBe(0);
  });

  it('sends neither keys nor names, and no quote that was not typed', () => {
    const draft = draftOf(supportType('HT11'));
    const [entry] = draft.truongHop;
    const quotes = [undefined, 5_000_000] as unknown as readonly number[];
    const typed = {
      ...draft,
      truongHop: entry === undefined ? [] : [{ ...entry, rieng: { ...entry.rieng, baoGia: quotes } }],
    };
    const [sent] = inputOfDraft(typed).truongHop;
    expect([Object.keys(sent ?? {}).includes('khoa'), Object.keys(sent ?? {}).includes('nguoi')]).toEqual([
      false,
      false,
    ]);
    expect(sent?.rieng.baoGia).toEqual([5_000_000]);
  });

  it('keeps key and worker of every case when it is normalised', () => {
    const [entry] = normalizeDraft(draftOf()).truongHop;
    expect([entry?.khoa, entry?.nguoi?.hoTen, entry?.chuTaiKhoan]).toEqual(['k0', 'Nguyễn Văn Hải', 'NGUYEN VAN HAI']);
  });

  it('X-02 B-08 a case that was added is known again in the stored request by what was sent, whatever its key there', () => {
    const sent = normalizeDraft(draftOf());
    const [stored] = inputOfDraft(sent).truongHop.map((entry) => ({ ...requestWith(entry), loaiHoTroId: 'HT01' }));
    const shape = { inputOf: draftOfRequest, normalize: normalizeDraft, storedOf: inputOfDraft };
    expect(stored && isStoredAlike(shape, sentUntouched(shape, stored), sent)).toBe(true);
  });

  it('B-08 saves a draft with gaps, but not an amount outside its frame', () => {
    const type = supportType('HT01');
    const errorsOf = draftFormErrors({ type, today });
    expect(errorsOf(draftOf())).toEqual({});
    const [entry] = draftOf().truongHop;
    const tooMuch = { ...draftOf(), truongHop: entry === undefined ? [] : [{ ...entry, tienDeNghi: 30_000_001 }] };
    expect(errorsOf(tooMuch)).toEqual({
      truongHop: [{ tienDeNghi: { key: 'range', params: { min: 10_000_000, max: 30_000_000 } } }],
    });
  });

  it('says what is missing before the request can be sent', () => {
    const errors = sendingErrors({ type: supportType('HT01'), today }, inputOfDraft(draftOf()));
    const found = errors.flatMap(({ field, key }) => (key === 'required' ? [field] : []));
    expect(found).toContain('nguoiLienHe');
    expect(found).toContain('truongHop[0].soTaiKhoan');
    expect(found).not.toContain('truongHop[0].hopDongId');
  });

  it('B-08 says that its kind of support has ended since, before the request can be sent', () => {
    const type = { ...supportType('HT01'), hieuLucDen: '2020-12-31' };
    const errors = sendingErrors({ type, today }, inputOfDraft(draftOf()));
    expect(errors.filter(({ key }) => key !== 'required')).toEqual([
      { field: 'loaiHoTroId', key: 'typeNotInForce', params: {} },
    ]);
  });

  it('B-08 a day that was left empty because it stands below follows that day when it is corrected', () => {
    const [entry] = draftOf(supportType('HT07')).truongHop;
    const stored = normalizeSupportCase(caseWith('HT07', { ngayChet: '2026-09-02' }, { ngaySuViec: null }), 'HT07');
    const [opened] = draftOfRequest(requestWith(stored)).truongHop;
    expect([stored.ngaySuViec, opened?.ngaySuViec]).toEqual(['2026-09-02', null]);
    const corrected = { ...entry, ...opened, rieng: { ...stored.rieng, ngayChet: '2026-09-12' } } as SupportCaseInput;
    expect(normalizeSupportCase(corrected, 'HT07').ngaySuViec).toBe('2026-09-12');
    const accident = normalizeSupportCase(
      caseWith('HT07', { ngayChet: '2026-09-12' }, { ngaySuViec: '2026-09-02' }),
      'HT07',
    );
    expect(draftOfRequest(requestWith(accident)).truongHop[0]?.ngaySuViec).toBe('2026-09-02');
  });

  it('notes a paper as there when its document was attached, in its own case only', () => {
    const type = supportType('HT01');
    const other = caseOfApplicant(type, { ...applicant, hopDongId: 'contract-2' }, 'k1');
    const draft = { ...draftOf(), truongHop: [...draftOf().truongHop, other] };
    const code = paperCodeOf({ hopDongId: 'contract-2' }, type.thanhPhanHoSo[0]?.ma ?? '');
    const states = withAttached(draft, code, 'file-1').truongHop.map(({ giayTo }) => [
      giayTo[0]?.tinhTrang,
      giayTo[0]?.tepId,
    ]);
    expect(states).toEqual([
      ['thieu', null],
      ['co', 'file-1'],
    ]);
  });

  it.each([
    ['its only document is removed', [], ['thieu', null]],
    ['another document is the same paper', ['file-0', 'file-2'], ['co', 'file-2']],
    ['some other document was removed', ['file-1', 'file-2'], ['co', 'file-1']],
  ] as const)('B-08 notes what a paper is once %s', (_, left, expected) => {
    const draft = draftOf();
    const [entry] = draft.truongHop;
    const code = paperCodeOf({ hopDongId: entry?.hopDongId ?? null }, entry?.giayTo[0]?.ma ?? '');
    const ids: readonly string[] = left;
    const present = [...ids.map((id) => ({ id, giayTo: code })), { id: 'file-9', giayTo: 'another paper' }];
    const [paper, next] = withoutRemoved(withAttached(draft, code, 'file-1'), present).truongHop[0]?.giayTo ?? [];
    expect([paper?.tinhTrang, paper?.tepId]).toEqual(expected);
    expect([next?.tinhTrang, next?.tepId]).toEqual(['thieu', null]);
  });

  it('B-08 leaves a paper that was handed over without a document, whatever document is removed', () => {
    const draft = draftOf();
    const [entry] = draft.truongHop;
    const giayTo = entry?.giayTo.map((paper) => ({ ...paper, tinhTrang: 'co' as const })) ?? [];
    const onPaper = { ...draft, truongHop: draft.truongHop.map((each) => ({ ...each, giayTo })) };
    expect(withoutRemoved(onPaper, [])).toEqual(onPaper);
  });
});

describe('the live conditions of a case', () => {
  it('B-08 judges by itself what the case tells, and takes the rest from the back end, in the order of the law', () => {
    const type = supportType('HT01');
    const truongHop = caseWith('HT01', {}, { tienDeNghi: 45_000_000 });
    const answered = {
      thuTu: 1,
      mucMin: null,
      mucMax: null,
      goiY: null,
      daTamCap: 0,
      dieuKien: [
        { ma: 'E3' as const, dat: true, lyDo: '', canCu: 'Điều 10', thamSo: {} },
        { ma: 'E4' as const, dat: true, lyDo: '', canCu: 'Điều 9', thamSo: {} },
        { ma: 'E5' as const, dat: true, lyDo: 'cũ', canCu: '', thamSo: {} },
      ],
    };
    const found = liveConditions(type, { truongHop, filedOn: today, calendar: statutoryCalendar }, answered).map(
      ({ ma, dat }) => [ma, dat],
    );
    expect(found).toEqual([
      ['E3', true],
      ['E4', true],
      ['E5', false],
    ]);
    expect(conditionCodes(type)).toEqual(['E1', 'E2', 'E3', 'E4', 'E5']);
  });
});
