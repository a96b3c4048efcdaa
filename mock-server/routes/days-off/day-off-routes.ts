import { policies } from '@/domain/policies/policy-names';
import { inCodeOrder } from '@/domain/text/code-order';

import type { MockBackend } from '../../backend';
import type { DayOffRow } from '../../data/seed/day-off-seed';
import { entityNotFound } from '../../failures';
import type { MockRequest, MockRoute } from '../../routing';
import { checkStamp, createdBy, modifiedBy } from '../audit';
import { refuseForeignUnits, signedInUser } from '../data-scope';
import { readInteger } from '../filters';
import { fieldError, refuseInvalid } from '../validation-answers';
import { readDayOffInput } from './day-off-input';

const path = '/api/app/ngay-nghi';
const [firstYear, lastYear] = [2000, 2100];

/**
 * The administrator's table of days off (domain dictionary §4.5). A change goes for what is reckoned from then on: a due
 * day that a report was stored with stays, because its unit was told so.
 */
export const dayOffRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: 'signedIn',
    handle: (request, { database }) => {
      const year = readYear(request);
      const items = [...database.daysOff.rows()]
        .filter(({ ngay }) => year === undefined || Number(ngay.slice(0, 4)) === year)
        .sort((one, other) => inCodeOrder(one.ngay, other.ngay));
      return { status: 200, body: { items } };
    },
  },
  {
    method: 'POST',
    path,
    access: { policy: policies.daysOffEdit },
    handle: (request, { database, clock }) => {
      refuseForeignUnits(request);
      const input = readDayOffInput(database, request, '');
      const row: DayOffRow = { ...createdBy(signedInUser(request), clock()), ...input };
      database.daysOff.put(row);
      return { status: 200, body: row };
    },
  },
  {
    method: 'PUT',
    path: `${path}/:id`,
    access: { policy: policies.daysOffEdit },
    handle: (request, backend) => {
      const { database, clock } = backend;
      const row = findDay(request, backend);
      const input = readDayOffInput(database, request, row.id);
      checkStamp(row, request.body);
      const changed = { ...row, ...input, ...modifiedBy(signedInUser(request), clock()) };
      database.daysOff.put(changed);
      return { status: 200, body: changed };
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    access: { policy: policies.daysOffEdit },
    handle: (request, { database }) => {
      refuseForeignUnits(request);
      database.daysOff.remove(request.params['id'] ?? '');
      return { status: 204 };
    },
  },
];

/** @throws MockFailure 400 for a year that no deadline lies in. */
function readYear({ query }: MockRequest): number | undefined {
  const year = query.has('nam') ? (readInteger(query, 'nam') ?? 0) : undefined;
  const isFine = year === undefined || (year >= firstYear && year <= lastYear);
  refuseInvalid(isFine ? [] : [fieldError('nam', 'range', { min: firstYear, max: lastYear })]);
  return year;
}

/** @throws MockFailure 404. */
function findDay(request: MockRequest, { database }: MockBackend): DayOffRow {
  refuseForeignUnits(request);
  const row = database.daysOff.find(request.params['id'] ?? '');
  if (row === undefined) {
    throw entityNotFound();
  }
  return row;
}
