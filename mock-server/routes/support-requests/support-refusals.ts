import { conditionText } from '@/domain/support/support-condition-texts';
import type { ConditionCode, JudgedCondition } from '@/domain/support/support-condition';
import { isInFrame, type AmountFrame } from '@/domain/support/support-amounts';

import { businessFailure, type MockFailure } from '../../failures';
import type { LocalText } from '../../local-text';

/** The code under which a red condition is refused (domain dictionary §10.2). */
const codes: Readonly<Record<ConditionCode, `QuyHoTro:${string}`>> = {
  E1: 'QuyHoTro:06001',
  E2: 'QuyHoTro:06002',
  E3: 'QuyHoTro:06003',
  E4: 'QuyHoTro:06004',
  E5: 'QuyHoTro:06005',
  E6: 'QuyHoTro:06006',
  E7: 'QuyHoTro:06005',
  E8: 'QuyHoTro:06007',
  E9: 'QuyHoTro:06008',
  E10: 'QuyHoTro:06009',
  E11: 'QuyHoTro:06012',
};

function said(condition: Parameters<typeof conditionText>[0]): LocalText {
  return { vi: conditionText(condition, 'vi'), en: conditionText(condition, 'en') };
}

/** The refusal of a red condition, in its own words. @param thuTu Number of the case, from 1. */
export function conditionRefusal(condition: JudgedCondition, thuTu: number): MockFailure {
  return businessFailure(codes[condition.ma], said(condition), { ...condition.thamSo, thuTu });
}

/** @throws MockFailure 403 `QuyHoTro:06005` for an amount outside its frame. @param thuTu Number of the case, from 1. */
export function refuseOutside(amount: number, frame: AmountFrame, thuTu: number): void {
  if (!isInFrame(amount, frame)) {
    const { min, max } = frame;
    const thamSo = { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
    throw businessFailure('QuyHoTro:06005', said({ ma: 'E5', dat: false, thamSo }), {
      min: min ?? 0,
      max,
      thuTu,
    });
  }
}

/** The refusal of sending a dossier that lacks required papers. */
export function papersMissing(names: readonly string[]): MockFailure {
  return businessFailure(
    'QuyHoTro:06010',
    {
      vi: `Chưa đủ thành phần hồ sơ: ${names.join(', ')}.`,
      en: `The dossier lacks papers: ${names.join(', ')}.`,
    },
    {
      'danh sách': names.join(', '),
    },
  );
}

/** The refusal of paying more than was approved. */
export function paidTooMuch(): MockFailure {
  return businessFailure('QuyHoTro:06011', {
    vi: 'Tổng số tiền chi vượt số tiền được duyệt.',
    en: 'The payments add up to more than was approved.',
  });
}
