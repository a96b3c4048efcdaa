import { describe, expect, it } from 'vitest';

import { draftFormErrors, emptyDraft, inputOfDraft, normalizeDraft, withType } from '@/domain/support/support-draft';
import type { SupportCaseInput, SupportRequestInput } from '@/domain/support/support-request';

import { caseWith, supportType } from './support-fixtures';

const today = '2026-11-15';

/** What is sent of a case, and what the form complains of, after its kind was changed from one to another. */
function afterChange(from: string, to: string, typed: SupportCaseInput) {
  const draft = {
    ...emptyDraft(today, 'unit-1'),
    loaiHoTroId: from,
    truongHop: [{ ...typed, khoa: 'k0', nguoi: null }],
  };
  const changed = normalizeDraft(withType(draft, supportType(from), supportType(to), () => 'k1'));
  const sent: SupportRequestInput = inputOfDraft(changed);
  return { sent: sent.truongHop[0], errors: draftFormErrors({ type: supportType(to), today })(changed) };
}

describe('what a form does not show any more', () => {
  it('B-08 V-02 another reason in words goes with the choice, and complains of nothing', () => {
    const typed = caseWith('HT01', {}, { lyDoHoTro: 'tai-nan-lao-dong', lyDoKhac: 'abc' });
    expect(afterChange('HT01', 'HT01', typed)).toMatchObject({ sent: { lyDoKhac: null }, errors: {} });
    const other = caseWith('HT01', {}, { lyDoHoTro: 'khac', lyDoKhac: 'Ngã giàn giáo tại công trường.' });
    expect(afterChange('HT01', 'HT01', other).sent?.lyDoKhac).toBe('Ngã giàn giáo tại công trường.');
  });

  it('B-08 V-02 the details of another kind are neither sent nor complained of', () => {
    const course = { tuNgay: '2026-10-01', denNgay: '2026-06-01', soThang: 80, khongHuongNganSach: true } as const;
    const typed = caseWith('HT08', course, { ngaySuViec: null });
    const { sent, errors } = afterChange('HT08', 'HT01', typed);
    expect([sent?.rieng, sent?.ngaySuViec, errors]).toEqual([caseWith('HT01', {}).rieng, null, {}]);
  });

  it('B-08 V-02 a reason that the new kind does not know goes, one that both know stays', () => {
    const typed = caseWith('HT01', {}, { lyDoHoTro: 'tai-nan-lao-dong' });
    expect(afterChange('HT01', 'HT02', typed).sent?.lyDoHoTro).toBeNull();
    expect(afterChange('HT01', 'HT01', typed).sent?.lyDoHoTro).toBe('tai-nan-lao-dong');
    const other = caseWith('HT01', {}, { lyDoHoTro: 'khac', lyDoKhac: 'Ngã giàn giáo tại công trường.' });
    expect(afterChange('HT01', 'HT02', other).sent).toMatchObject({ lyDoHoTro: 'khac', lyDoKhac: other.lyDoKhac });
  });

  it('B-08 V-02 the degree of injury is asked for after an accident only', () => {
    const typed = caseWith('HT01', {}, { mucDo: 410 });
    expect(afterChange('HT01', 'HT02', typed)).toMatchObject({ sent: { mucDo: null }, errors: {} });
    expect(afterChange('HT01', 'HT01', typed).errors).not.toEqual({});
  });

  it('B-08 what was typed comes back with the kind it was typed for', () => {
    const typed = { ...caseWith('HT07', { soChungTu: '12/2026/TLKT' }), khoa: 'k0', nguoi: null };
    const draft = { ...emptyDraft(today, 'unit-1'), loaiHoTroId: 'HT07', truongHop: [typed] };
    const [there, back] = [supportType('HT01'), supportType('HT07')];
    const away = withType(draft, back, there, () => 'k1');
    expect(withType(away, there, back, () => 'k2').truongHop[0]?.rieng.soChungTu).toBe('12/2026/TLKT');
  });
});
