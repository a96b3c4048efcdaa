import { fundUnitTypeId } from '@/domain/constants';
import { todayAt } from '@/domain/format/calendar';
import { policies } from '@/domain/policies/policy-names';

import type { MockBackend } from '../../backend';
import { dropAttachments } from '../../data/attachments';
import type { SupportTypeRow } from '../../data/fund/support-types';
import { readPaging } from '../../data/query';
import { entityNotFound } from '../../failures';
import type { MockRequest, MockResponse, MockRoute } from '../../routing';
import type { AttachmentOwnerRules } from '../attachments/attachment-owner-rules';
import { checkStamp, createdBy, modifiedBy } from '../audit';
import { refuseForeignUnits, signedInUser } from '../data-scope';
import { supportTypeCondition, supportTypeItem, supportTypeList } from './support-type-list';
import { readSupportTypeInput, refuseLockedChanges, refuseNamed, usedSupportType } from './support-type-input';
import { once } from '../once';

const path = '/api/app/dm-loai-ho-tro';

/** The kinds of support (domain dictionary §5.13). */
export const supportTypeRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path: `${path}/ap-dung`,
    access: 'signedIn',
    handle: (_, { database }) => ({
      status: 200,
      body: { items: [...database.supportTypes.rows()].sort((left, right) => left.ma.localeCompare(right.ma)) },
    }),
  },
  {
    method: 'GET',
    path,
    access: { policy: policies.supportTypes },
    handle: (request, { database, clock }) => {
      refuseForeignUnits(request);
      const { totalCount, items } = supportTypeList(database).page(
        supportTypeCondition(request.query, todayAt(clock())),
        readPaging(request.query, 'ma asc'),
      );
      return { status: 200, body: { totalCount, items: items.map(supportTypeItem) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access: { policy: policies.supportTypes },
    handle: (request, backend) => ({ status: 200, body: findType(request, backend) }),
  },
  {
    method: 'POST',
    path,
    access: { policy: policies.supportTypesEdit },
    handle: (request, { database, clock }) => {
      refuseForeignUnits(request);
      const input = readSupportTypeInput(database, request.body, '');
      const audit = createdBy(signedInUser(request), clock());
      const row: SupportTypeRow = { ...audit, ...input, hoatDong: true, daSuDung: false };
      database.supportTypes.put(row);
      return { status: 200, body: row };
    },
  },
  {
    method: 'PUT',
    path: `${path}/:id`,
    access: { policy: policies.supportTypesEdit },
    handle: (request, backend) => {
      const row = findType(request, backend);
      const input = readSupportTypeInput(backend.database, request.body, row.id);
      checkStamp(row, request.body);
      refuseLockedChanges(row, input);
      refuseNamed(backend.database, row, input.ma);
      return change(request, backend, { ...row, ...input });
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    access: { policy: policies.supportTypesEdit },
    handle: async (request, { database, store }) => {
      refuseForeignUnits(request);
      const row = database.supportTypes.find(request.params['id'] ?? '');
      if (row?.daSuDung === true) {
        throw usedSupportType();
      }
      if (row !== undefined) {
        refuseNamed(database, row);
        database.supportTypes.remove(row.id);
        await dropAttachments(store, database.attachments, 'dm-loai-ho-tro', row.id);
      }
      return { status: 204 };
    },
  },
  switching('ngung-ap-dung', false),
  switching('kich-hoat', true),
];

/** Forms of the papers that requests need (`giayTo`): to be read by whoever sees requests, changed with the type. */
export const supportFormAttachments: AttachmentOwnerRules = {
  policy: policies.supportRequests,
  refuseInvisible: (id, _, { database }) => {
    if (database.supportTypes.find(id) === undefined) {
      throw entityNotFound();
    }
  },
  isEditable: (_, user) => user.loaiDonViId === fundUnitTypeId && user.grantedPolicies.has(policies.supportTypesEdit),
};

function switching(verb: string, hoatDong: boolean): MockRoute {
  return {
    method: 'POST',
    path: `${path}/:id/${verb}`,
    access: { policy: policies.supportTypesEdit },
    handle: (request, backend) =>
      once(request, backend, () => {
        const row = findType(request, backend);
        checkStamp(row, request.body);
        return change(request, backend, { ...row, hoatDong });
      }),
  };
}

function change(request: MockRequest, { database, clock }: MockBackend, row: SupportTypeRow): MockResponse {
  const changed = { ...row, ...modifiedBy(signedInUser(request), clock()) };
  database.supportTypes.put(changed);
  return { status: 200, body: changed };
}

/** @throws MockFailure 404. */
function findType(request: MockRequest, { database }: MockBackend): SupportTypeRow {
  refuseForeignUnits(request);
  const row = database.supportTypes.find(request.params['id'] ?? '');
  if (row === undefined) {
    throw entityNotFound();
  }
  return row;
}
