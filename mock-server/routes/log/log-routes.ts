import type { LogEntry, LogListItem } from '@/domain/log/log-entry';
import { policies } from '@/domain/policies/policy-names';

import type { LogRow } from '../../data/log-row';
import { readPaging } from '../../data/query';
import { entityNotFound } from '../../failures';
import type { MockRoute } from '../../routing';
import { refuseForeignUnits } from '../data-scope';
import { without } from '../request-input';
import { findLogRow, logPage } from './log-list';

const path = '/api/app/nhat-ky';

/** The log (domain dictionary §5.14); it is written by `log-recorder.ts` and only read here. */
export const logRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: { policy: policies.log },
    handle: (request, backend) => {
      refuseForeignUnits(request);
      const { totalCount, items } = logPage(request.query, readPaging(request.query, 'thoiGian desc'), backend);
      return { status: 200, body: { totalCount, items: items.map(listItem) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access: { policy: policies.log },
    handle: (request, backend) => {
      refuseForeignUnits(request);
      const row = findLogRow(backend, request.params['id'] ?? '');
      if (row === undefined) {
        throw entityNotFound();
      }
      return { status: 200, body: without(row, 'cuaBanGhiId', 'donViId') satisfies LogEntry };
    },
  },
];

function listItem(row: LogRow): LogListItem {
  return without(row, 'cuaBanGhiId', 'donViId', 'thietBi', 'thayDoi');
}
