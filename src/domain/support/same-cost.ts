import { searchText } from '../text/search-text';
import { detailFieldsOf } from './support-detail-fields';
import type { SupportCaseDetails } from './support-request';

/** What a kind of support pays an enterprise for: a trip of one employee, or a transport; `undefined` for other kinds. */
export function costKind(type: string): 'trip' | 'transport' | undefined {
  const asked = detailFieldsOf(type);
  return asked.includes('ngayVe') ? 'trip' : asked.includes('baoGia') ? 'transport' : undefined;
}

/**
 * Whether two cases of one enterprise are about the same cost, which nobody is paid for twice: the ticket of one employee
 * (domain dictionary §1.5, HT09 and HT10 as HT09) for trips that overlap, of the same person or to the same country; or a
 * transport of the same amount out of the same quotes.
 */
export function isSameCost(one: SupportCaseDetails, other: SupportCaseDetails): boolean {
  return isSameTrip(one, other) || isSameTransport(one, other);
}

function isSameTrip(one: SupportCaseDetails, other: SupportCaseDetails): boolean {
  if (one.ngayDi === null || one.ngayVe === null || other.ngayDi === null || other.ngayVe === null) {
    return false;
  }
  const isAtOneTime = one.ngayDi <= other.ngayVe && other.ngayDi <= one.ngayVe;
  const person = searchText(one.nhanVien ?? '');
  const isOneMission =
    one.nuocCongTac === other.nuocCongTac || (person !== '' && person === searchText(other.nhanVien ?? ''));
  return isAtOneTime && isOneMission;
}

function isSameTransport(one: SupportCaseDetails, other: SupportCaseDetails): boolean {
  const quotesOf = ({ baoGia }: SupportCaseDetails) => [...baoGia].sort((left, right) => left - right).join(' ');
  return (
    one.chiPhi !== null && one.chiPhi === other.chiPhi && one.baoGia.length > 0 && quotesOf(one) === quotesOf(other)
  );
}
