import { href, routes } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import type { WorkerListItem } from '@/domain/workers/worker';
import type { ListDescription } from '@/views/shared/list/list-description';

import { workersListColumns } from './workers-list-columns';
import { workersListFilters } from './workers-list-filters';
import { workersListTexts, type WorkersListTextKey } from './workers-list-texts';

/** The list of all workers that the person's data scope shows (domain dictionary §5.10, register B-10). */
export const workersList: ListDescription<WorkerListItem, WorkersListTextKey> = {
  id: 'workers',
  texts: workersListTexts,
  title: 'workers.title',
  searchHint: 'workers.searchHint',
  columns: workersListColumns,
  linkField: 'hoTen',
  filters: workersListFilters,
  totals: [
    { label: 'workers.contracts', kind: 'count', value: ({ soHopDong = 0 }) => soHopDong },
    { label: 'workers.owedByWorkers', kind: 'money', value: ({ chuaDongNld }) => chuaDongNld },
    { label: 'workers.owedByEnterprises', kind: 'money', value: ({ chuaDongDn }) => chuaDongDn },
  ],
  defaultSort: { field: 'hoTen', direction: 'asc' },
  lookups: ['tinh-thanh', 'thi-truong'],
  load: ({ workers }, query, signal) => workers.list(query, signal),
  remove: ({ workers }, id, signal) => workers.remove(id, signal),
  nameOf: ({ hoTen }) => hoTen,
  recordHref: ({ id }) => href('worker', { workerId: id }),
  editHref: ({ id }) => href('workerEdit', { workerId: id }),
  createHref: href('workerCreate'),
  importHref: href('workerImport'),
  actions: [{ label: 'workers.duplicates', href: href('workerDuplicates'), policy: policies.workersMerge }],
  policies: {
    create: policies.workersCreate,
    import: policies.workersImport,
    edit: routes.workerEdit.policy,
    remove: policies.workersDelete,
    export: policies.workersExport,
  },
  exportName: 'CSDL_NguoiLaoDong',
  empty: 'workers.empty',
  card: {
    fields: ['soCccd', 'ngaySinh', 'tinhThanhMa', 'thiTruongId', 'ngayXuatCanh'],
    tags: ['tinhTrang', 'dongQuy'],
  },
};
