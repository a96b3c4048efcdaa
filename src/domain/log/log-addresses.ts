import { addressOf, type RouteName } from '../navigation/routes';
import type { LogKind, LogListItem } from './log-entry';

const pages: Partial<Readonly<Record<LogKind, readonly [page: RouteName, parameter: string]>>> = {
  'bao-cao-quy': ['fundReport', 'reportId'],
  'nguoi-lao-dong-tu-dong': ['selfPayingDossier', 'dossierId'],
  'dong-gop-quy': ['contribution', 'contributionId'],
  'phieu-nop-quy': ['payIn', 'payInId'],
  'bao-cao-doanh-thu': ['revenueReport', 'reportId'],
  'bao-cao-tai-lieu': ['documentReport', 'reportId'],
  'yeu-cau-ho-tro': ['supportRequest', 'requestId'],
  'nguoi-lao-dong': ['worker', 'workerId'],
  'don-vi': ['unit', 'unitId'],
  'nguoi-dung': ['user', 'userId'],
  'vai-tro': ['role', 'roleId'],
  'dm-so-tien-dong-quy': ['contributionAmount', 'ruleId'],
  'dm-loai-ho-tro': ['supportType', 'typeId'],
  'don-vi-thue': ['tenant', 'tenantId'],
};

/** Page of the record that an entry is about; `undefined` where it has none or is gone. */
export function recordPageOf({
  doiTuong,
  banGhiId,
  hanhDong,
}: Pick<LogListItem, 'doiTuong' | 'banGhiId' | 'hanhDong'>):
  { readonly page: RouteName; readonly address: string } | undefined {
  const found = pages[doiTuong];
  if (found === undefined || banGhiId === null || hanhDong === 'xoa') {
    return undefined;
  }
  const [page, parameter] = found;
  return { page, address: addressOf(page, { [parameter]: banGhiId }) };
}
