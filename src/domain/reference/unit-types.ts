import { fundUnitTypeId } from '../constants';
import type { UnitTypeId } from '../units/unit';

/** Loại đơn vị (domain dictionary §7.1). */
export type UnitType = {
  readonly id: UnitTypeId;
  readonly ma: string;
  readonly ten: string;
  readonly tenEn: string;
  /** Sends workers abroad and so may stand in a contract. */
  readonly sendsWorkers: boolean;
};

export const unitTypes: readonly UnitType[] = [
  { id: 2, ma: 'DNDV', ten: 'Doanh nghiệp dịch vụ', tenEn: 'Service enterprise', sendsWorkers: true },
  {
    id: 3,
    ma: 'SO',
    ten: 'Cơ quan chuyên môn về lao động cấp tỉnh (Sở Nội vụ)',
    tenEn: 'Provincial labour authority',
    sendsWorkers: false,
  },
  { id: 4, ma: 'DVSN', ten: 'Đơn vị sự nghiệp', tenEn: 'Public non-business unit', sendsWorkers: true },
  {
    id: 5,
    ma: 'DNTT',
    ten: 'Doanh nghiệp trúng thầu, nhận thầu công trình ở nước ngoài',
    tenEn: 'Contractor enterprise',
    sendsWorkers: true,
  },
  { id: 6, ma: 'DTNN', ten: 'Tổ chức, cá nhân đầu tư ra nước ngoài', tenEn: 'Outward investor', sendsWorkers: true },
  {
    id: 7,
    ma: 'DNDT',
    ten: 'Doanh nghiệp đưa NLĐ đi đào tạo, nâng cao trình độ, kỹ năng nghề',
    tenEn: 'Overseas-training enterprise',
    sendsWorkers: true,
  },
  {
    id: 13,
    ma: 'CUC',
    ten: 'Cục Quản lý lao động ngoài nước',
    tenEn: 'Department of Overseas Labour (DOLAB)',
    sendsWorkers: false,
  },
  { id: 100, ma: 'QUY', ten: 'Quỹ Hỗ trợ việc làm ngoài nước', tenEn: 'The Fund', sendsWorkers: false },
];

/** The types that a unit may be given. There is one Fund: the people of a unit of its type count as its staff (§3.2). */
export const assignableUnitTypes = unitTypes.filter(({ id }) => id !== fundUnitTypeId);
