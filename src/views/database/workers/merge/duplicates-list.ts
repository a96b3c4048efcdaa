import { formatPhone } from '@/domain/format/identities';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { suspicionReasons, type SuspectPairItem } from '@/domain/workers/worker-suspects';
import type { ListColumn, ListDescription } from '@/views/shared/list/list-description';
import type { Names } from '@/views/shared/list/cells/names';

import { duplicatesListTexts, type DuplicatesListTextKey } from './duplicates-list-texts';
import { suspicionTones } from './suspicion-tones';

/** Fields are those of the request's `sorting`. */
// prettier-ignore
const columns: readonly ListColumn<SuspectPairItem, DuplicatesListTextKey>[] = [
  { field: 'trai.hoTen', header: 'duplicates.leftName', kind: 'text', width: 119, isDefault: true, value: ({ trai }) => trai.hoTen },
  { field: 'trai.soCccd', header: 'duplicates.leftCitizenId', kind: 'code', width: 120, isDefault: true, value: ({ trai }) => trai.soCccd },
  { field: 'trai.ngaySinh', header: 'duplicates.leftBirthDate', kind: 'date', width: 102, isDefault: true, value: ({ trai }) => trai.ngaySinh },
  { field: 'trai.soHoChieu', header: 'duplicates.leftPassport', kind: 'code', width: 116, value: ({ trai }) => trai.soHoChieu },
  { field: 'trai.dienThoai', header: 'duplicates.leftPhone', kind: 'code', width: 128, value: ({ trai }) => trai.dienThoai, format: formatPhone },
  { field: 'trai.soLuongHopDong', header: 'duplicates.leftContracts', kind: 'count', width: 130, value: ({ trai }) => trai.soLuongHopDong },
  { field: 'phai.hoTen', header: 'duplicates.rightName', kind: 'text', width: 119, isDefault: true, value: ({ phai }) => phai.hoTen },
  { field: 'phai.soCccd', header: 'duplicates.rightCitizenId', kind: 'code', width: 120, isDefault: true, value: ({ phai }) => phai.soCccd },
  { field: 'phai.ngaySinh', header: 'duplicates.rightBirthDate', kind: 'date', width: 102, isDefault: true, value: ({ phai }) => phai.ngaySinh },
  { field: 'phai.soHoChieu', header: 'duplicates.rightPassport', kind: 'code', width: 116, value: ({ phai }) => phai.soHoChieu },
  { field: 'phai.dienThoai', header: 'duplicates.rightPhone', kind: 'code', width: 128, value: ({ phai }) => phai.dienThoai, format: formatPhone },
  { field: 'phai.soLuongHopDong', header: 'duplicates.rightContracts', kind: 'count', width: 130, value: ({ phai }) => phai.soLuongHopDong },
  { field: 'lyDo', header: 'duplicates.reasons', kind: 'tag', width: 444, isDefault: true, value: reasonsText, tags: reasonTags },
];

/** Pairs of records that may be one person, the most suspicious first; a row opens the comparison. */
export const duplicatesList: ListDescription<SuspectPairItem, DuplicatesListTextKey> = {
  id: 'worker-duplicates',
  texts: duplicatesListTexts,
  title: 'duplicates.title',
  searchHint: 'duplicates.searchHint',
  columns,
  linkField: 'trai.hoTen',
  filters: [
    {
      kind: 'select',
      field: 'lyDo',
      label: 'duplicates.reasons',
      isPrimary: true,
      options: { kind: 'values', values: suspicionReasons },
    },
    {
      kind: 'select',
      field: 'tinhThanhMa',
      label: 'duplicates.tinhThanhMa',
      isPrimary: true,
      options: { kind: 'lookup', name: 'tinh-thanh' },
    },
  ],
  defaultSort: { field: 'lyDo', direction: 'desc' },
  lookups: [],
  load: ({ workers }, query, signal) => workers.suspects(query, signal),
  nameOf: ({ trai, phai }) => `${trai.hoTen} – ${phai.hoTen}`,
  recordHref: ({ trai, phai }) => href('workerMerge', { workerId: trai.id, otherId: phai.id }),
  policies: { export: policies.workersExport },
  exportName: 'HoSoNghiTrung',
  empty: 'duplicates.empty',
  card: {
    fields: ['trai.soCccd', 'trai.ngaySinh', 'phai.hoTen', 'phai.soCccd', 'phai.ngaySinh'],
    tags: ['lyDo'],
  },
};

function reasonTags({ lyDo }: SuspectPairItem, names: Names) {
  return lyDo.map((reason) => ({ text: names.in(suspicionReasons, reason), tone: suspicionTones[reason] }));
}

function reasonsText(pair: SuspectPairItem, names: Names): string {
  return reasonTags(pair, names)
    .map(({ text }) => text)
    .join('; ');
}
