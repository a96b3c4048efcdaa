import { addressOf, type RouteName } from '../navigation/routes';
import type { LogKind, LogListItem } from './log-entry';

/** The page of each kind of record with the parameter that names one; `null` for kinds without a page. */
const pages: Readonly<Record<LogKind, readonly [page: RouteName, parameter: string] | null>> = {
  'bao-cao-quy': ['fundReport', 'reportId'],
  'nguoi-lao-dong-tu-dong': ['selfPayingDossier', 'dossierId'],
  'dong-gop-quy': ['contribution', 'contributionId'],
  'phieu-nop-quy': ['payIn', 'payInId'],
  'bao-cao-doanh-thu': ['revenueReport', 'reportId'],
  'bao-cao-tai-lieu': ['documentReport', 'reportId'],
  'yeu-cau-ho-tro': ['supportRequest', 'requestId'],
  'lao-dong-duoc-ho-tro': null,
  'nguoi-lao-dong': ['worker', 'workerId'],
  'don-vi': ['unit', 'unitId'],
  'bao-cao': null,
  'tep-dinh-kem': null,
  'nguoi-dung': ['user', 'userId'],
  'vai-tro': ['role', 'roleId'],
  'phan-quyen': null,
  'dm-so-tien-dong-quy': ['contributionAmount', 'ruleId'],
  'dm-loai-ho-tro': ['supportType', 'typeId'],
  'ngay-nghi': null,
  'don-vi-thue': ['tenant', 'tenantId'],
  'tinh-nang': null,
  'cai-dat': null,
  'nhat-ky': null,
  'phien-dang-nhap': null,
};

/** Page of the record that an entry is about; `undefined` where it has none or is gone. */
export function recordPageOf({
  doiTuong,
  banGhiId,
  hanhDong,
}: Pick<LogListItem, 'doiTuong' | 'banGhiId' | 'hanhDong'>):
  { readonly page: RouteName; readonly address: string } | undefined {
  // A tab outlives the updates of its back end: there may be kinds that it does not know.
  const found: readonly [RouteName, string] | null | undefined = pages[doiTuong];
  if (!found || banGhiId === null || hanhDong === 'xoa') {
    return undefined;
  }
  const [page, parameter] = found;
  return { page, address: addressOf(page, { [parameter]: banGhiId }) };
}
