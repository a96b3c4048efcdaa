import { beforeAll, describe, expect, it } from 'vitest';

import { routeOf } from '@/domain/navigation/routes';
import { isGranted } from '@/domain/policies/policy-expression';
import { demoClientId } from '@mock-server/settings';
import { policiesOf } from '@mock-server/data/granted-policies';
import { seedRoleNames } from '@mock-server/data/role-policies';
import { productRoutes } from '@mock-server/product-routes';
import { attachmentOwners } from '@mock-server/routes/attachments/attachment-owners';

import { operations, type Operation } from '../../support/contract';
import { dolab, hostiles, openHostileOffice, type HostileOffice } from './hostile-office';
import { recordDecisions, wholeDecisions, type Decision } from './scope-decisions';

const prefix = '/api/app/';
const attachments = '{taiNguyen}';
const reason = 'Lý do đủ dài để được chấp nhận.';

/** What an operation is called in the decisions: its method, and its address below `/api/app/`. */
const nameOf = ({ method, template }: Operation) => `${method} ${template.slice(prefix.length)}`;
const resourceOf = ({ template }: Operation) => template.slice(prefix.length).split('/')[0] ?? '';
const namesRecord = ({ template }: Operation) => template.includes('{id}');

function decisionOf(operation: Operation): Decision | undefined {
  return namesRecord(operation) ? recordDecisions[resourceOf(operation)] : wholeDecisions[nameOf(operation)];
}

let office: HostileOffice;

beforeAll(async () => {
  office = await openHostileOffice();
});

describe('the data scope of every operation of the contract', () => {
  it('P-03 is decided: a new endpoint says whose rows it is about', () => {
    const undecided = operations.filter(
      (operation) => resourceOf(operation) !== attachments && decisionOf(operation) === undefined,
    );
    expect(undecided.map(nameOf)).toEqual([]);
    const known = new Set(operations.map(nameOf));
    expect(Object.keys(wholeDecisions).filter((name) => !known.has(name))).toEqual([]);
    const resources = new Set(operations.filter(namesRecord).map(resourceOf));
    expect(Object.keys(recordDecisions).filter((resource) => !resources.has(resource))).toEqual([]);
    expect(Object.keys(attachmentOwners).filter((resource) => !(resource in recordDecisions))).toEqual([]);
  });

  it('P-01 P-02 is behind what its page asks for: nobody is answered who may not open the page', () => {
    const wrong = operations.flatMap((operation) => {
      const page = decisionOf(operation)?.page;
      const { method, template } = operation;
      const address = template.replace('{ma}', 'lao-dong-xuat-canh').replaceAll(/\{(\w+)\}/gu, ':$1');
      const access = productRoutes.find((route) => route.method === method && route.path === address)?.access;
      if (resourceOf(operation) === attachments) {
        return [];
      }
      if (access === 'signedIn') {
        return page === undefined ? [] : [`${nameOf(operation)} asks for no policy`];
      }
      return seedRoleNames.flatMap((role) => {
        const grantee = { roles: [role], userId: '', clientId: demoClientId, tenantId: undefined };
        const granted = policiesOf(office.backend, grantee);
        const isAnswered = typeof access === 'object' && isGranted(access.policy, granted);
        const mayOpen = page !== undefined && isGranted(routeOf(page).policy, granted);
        return isAnswered && !mayOpen ? [`${nameOf(operation)} answers ${role}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  it.each(hostiles)(
    'P-03 hides the records of others from %s, whatever the policies, and changes none',
    async (name) => {
      const found: string[] = [];
      for (const { operation, resource, path, row } of recordCalls(name)) {
        const before = office.state();
        const { status } = await office.ask(name, operation.method, path, bodyFor(resource, row));
        // To delete what is not there is no error; the forms of papers may be read by all who ask for support.
        const isHidden = status === 404 || (operation.method === 'DELETE' && status === 204);
        const isKept =
          recordDecisions[resource]?.sight === 'fund' &&
          (status === 403 || (operation.method === 'GET' && path.endsWith('/tep-dinh-kem')));
        if ((!isHidden && !isKept) || office.state() !== before) {
          found.push(`${operation.method} ${path} ${status}${office.state() === before ? '' : ' changed'}`);
        }
      }
      expect(found).toEqual([]);
    },
  );

  it.each(hostiles)('P-03 names no record of others to %s in any list, count, search or report', async (name) => {
    const marks = foreignMarks(name);
    const whole = await office.ask(dolab, 'GET', `${prefix}phieu-nop-quy?maxResultCount=1000`);
    expect(marksIn(whole.text).some((mark) => marks.has(mark))).toBe(true);
    const found: string[] = [];
    for (const operation of operations.filter((each) => each.method === 'GET' && !namesRecord(each))) {
      const [row] = office.foreign(name, 'nguoi-lao-dong', office.database.workers.rows());
      const [file] = [...office.database.attachments.rows()].filter(({ banGhiId }) => marks.has(banGhiId));
      const path = operation.template
        .replace('{ma}', 'lao-dong-xuat-canh')
        .replace('{ten}', 'can-bo-quy')
        .replace('{tepId}', file?.id ?? '');
      for (const query of queriesFor(name, row?.soCccd ?? '')) {
        const { status, text } = await office.ask(name, 'GET', `${path}?${query}`);
        const named = marksIn(text).filter((mark) => marks.has(mark));
        const isKept = decisionOf(operation)?.sight !== 'fund' || status === 403;
        const isFree = decisionOf(operation)?.sight === 'policy';
        if ((named.length > 0 && !isFree) || !isKept) {
          found.push(`${nameOf(operation)}?${query} ${status} ${named.slice(0, 2).join(' ')}`);
        }
      }
    }
    expect(found).toEqual([]);
  });

  it.each([...hostiles, dolab])(
    'P-03 takes no step for %s with many records at once, and tells no code',
    async (name) => {
      for (const operation of operations.filter(({ template }) => template.includes('/nhieu/'))) {
        const { rows } = recordDecisions[resourceOf(operation)] ?? { rows: () => [] };
        const items = office
          .foreign(name, resourceOf(operation), rows(office.database))
          .slice(0, 5)
          .map((row) => ({ id: row.id, concurrencyStamp: (row as { concurrencyStamp?: string }).concurrencyStamp }));
        const before = office.state();
        const body = { items, maLanGui: crypto.randomUUID(), yKien: null };
        const { status, text } = await office.ask(name, 'POST', operation.template, body);
        const isToldCode = name !== dolab && /"ma":"/u.test(text);
        expect([nameOf(operation), isToldCode, text.includes('"thanhCong":true'), office.state() === before]).toEqual([
          nameOf(operation),
          false,
          false,
          true,
        ]);
        expect([200, 403]).toContain(status);
      }
    },
  );

  it.each([...hostiles, dolab])('P-03 makes nothing of what is the Fund’s own for %s (DS5)', async (name) => {
    const makings = operations.filter(
      (operation) => operation.method === 'POST' && !namesRecord(operation) && decisionOf(operation)?.sight === 'fund',
    );
    expect(makings.map(nameOf)).toContain('POST nguoi-lao-dong-tu-dong');
    const answers: string[] = [];
    for (const operation of makings) {
      const resource = resourceOf(operation);
      const [row = { id: '' }] = recordDecisions[resource]?.rows(office.database) ?? [];
      const body = { ...bodyFor(resource, row), items: [] };
      const { status, text } = await office.ask(name, 'POST', operation.template, body);
      answers.push(`${nameOf(operation)} ${status} ${text.includes('chỉ dành cho cán bộ của Quỹ')}`);
    }
    expect(answers).toEqual(makings.map((operation) => `${nameOf(operation)} 403 true`));
  });

  it('P-03 lets the Department take no step with money, whatever its policies (DS2)', async () => {
    const found: string[] = [];
    for (const { operation, resource, path, row } of recordCalls(dolab)) {
      const before = office.state();
      if (operation.method !== 'GET' && moneyResources.has(resource)) {
        const { status } = await office.ask(dolab, operation.method, path, bodyFor(resource, row));
        if (office.state() !== before || (status < 300 && !path.endsWith('/mo'))) {
          found.push(`${operation.method} ${path} ${status}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
});

const moneyResources: ReadonlySet<string> = new Set([
  'bao-cao-quy',
  'bao-cao-doanh-thu',
  'bao-cao-tai-lieu',
  'phieu-nop-quy',
  'dong-gop-quy',
  'nguoi-lao-dong-tu-dong',
  'yeu-cau-ho-tro',
  'dm-loai-ho-tro',
  'dm-so-tien-dong-quy',
]);

type Row = { readonly id: string };

/** Every operation on a record, with records that are not the caller's; documents of every kind of record too. */
function recordCalls(name: string) {
  return operations.filter(namesRecord).flatMap((operation) => {
    const own = resourceOf(operation);
    const resources = own === attachments ? Object.keys(attachmentOwners) : [own];
    return resources.flatMap((resource) => {
      const { rows, sight } = recordDecisions[resource] ?? { rows: () => [], sight: 'policy' };
      const all = sight === 'fund' ? [...rows(office.database)] : office.foreign(name, resource, rows(office.database));
      return (sight === 'policy' ? [] : all.slice(0, 2)).map((row: Row) => ({
        operation,
        resource,
        row,
        path: operation.template
          .replace(attachments, resource)
          .replace('{id}', row.id)
          .replace('{tepId}', crypto.randomUUID()),
      }));
    });
  });
}

/** The whole record with its present stamp, and what steps ask for beside it. */
function bodyFor(resource: string, row: Row): object {
  const step = { maLanGui: crypto.randomUUID(), lyDo: reason, yKien: null, luu: [], xoa: [], rows: [] };
  const money = { ngayGhiCo: '2026-11-10', soChungTu: 'FT1', ngayChungTu: '2026-11-10', tienNld: 1, tienDn: 0 };
  const whole = resource === 'nguoi-lao-dong' ? { ...row, hopDong: [] } : row;
  return { ...whole, ...step, ...money, soTienThucNhan: (row as { readonly soTien?: number }).soTien ?? 1_000 };
}

/** Ids and codes of everything that the person may not know of. */
function foreignMarks(name: string): ReadonlySet<string> {
  const own = office.database.users.rows();
  const isDepartment = [...own].some(({ userName, tinhThanhMa }) => userName === name && tinhThanhMa !== null);
  const marks = Object.entries(recordDecisions)
    .filter(([resource, { sight }]) => sight === 'unit' && !(isDepartment && namedByWorkers.has(resource)))
    .flatMap(([resource, { rows }]) => office.foreign(name, resource, rows(office.database)))
    .flatMap((row) => [row.id, ...marksIn(JSON.stringify((row as { readonly ma?: string }).ma ?? ''))]);
  return new Set(marks);
}

/** What a worker of a province names, wherever it belongs: the sending unit, and the report by which it has paid. */
const namedByWorkers: ReadonlySet<string> = new Set(['don-vi', 'bao-cao-quy']);

function marksIn(text: string): readonly string[] {
  return text.match(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\b[A-Z]{2,4}\.\d{4}[0-9Q]*\.[A-Z0-9.]+/gu) ?? [];
}

/** Everything at once, everything of another unit, and one person of another unit by number. */
function queriesFor(name: string, soCccd: string): readonly string[] {
  const [other] = office.foreign(name, 'don-vi', office.database.units.rows());
  const period = 'nam=2026&thang=9&quy=3&tuNgay=2026-01-01&denNgay=2026-10-31&loai=bao-cao-quy&maxResultCount=1000';
  return [period, `${period}&donViId=${other?.id ?? ''}`, `filter=${soCccd}&tuKhoa=${soCccd}&loai=tu-dong`];
}
