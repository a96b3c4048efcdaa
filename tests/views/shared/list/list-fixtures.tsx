import { createStore, Provider as AtomProvider } from 'jotai';
import { Fragment, StrictMode, type ReactNode } from 'react';
import { createActor } from 'xstate';

import type { Page } from '@/domain/abp/paging';
import { defaultEnvironment } from '@/domain/environment/default-environment';
import { AppError } from '@/domain/errors/app-error';
import type { ListQuery } from '@/domain/lists/list-query';
import { searchText } from '@/domain/text/search-text';
import type { UnitListItem } from '@/domain/units/unit';
import type { WorkerListItem } from '@/domain/workers/worker';
import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import { AuthProvider } from '@/views/app/auth-context';
import { LocalizationProvider } from '@/views/app/localization-context';
import { NoticesProvider } from '@/views/app/notices';
import { ServicesProvider, type Services } from '@/views/app/services-context';
import { ThemeProvider } from '@/views/app/theme/theme-provider';
import { ListCacheProvider } from '@/views/shared/list/list-cache';
import { builtInLookups } from '@/views/shared/list/cells/names';

import { configurationFor } from '../../../support/sessions';

/** Everything an officer of the Fund may do with workers and units. */
export const allPolicies = [
  'DucLongPhatCsdl.CsdlNguoiLaoDong',
  'DucLongPhatCsdl.CsdlNguoiLaoDong.Create',
  'DucLongPhatCsdl.CsdlNguoiLaoDong.Edit',
  'DucLongPhatCsdl.CsdlNguoiLaoDong.Delete',
  'DucLongPhatCsdl.CsdlNguoiLaoDong.Export',
  'DucLongPhatCsdl.CsdlDonVi',
  'DucLongPhatCsdl.CsdlDonVi.Create',
  'DucLongPhatCsdl.CsdlDonVi.Edit',
  'DucLongPhatCsdl.CsdlDonVi.Delete',
  'DucLongPhatCsdl.CsdlDonVi.Export',
];

const familyNames = ['Nguyễn Thị', 'Trần Văn', 'Lê Thị Thu', 'Phạm Quang', 'Đặng Thị', 'Hoàng Minh', 'Vũ Thị Ngọc'];
const givenNames = ['Ứng', 'Đào', 'Hằng', 'Khoa', 'Ánh', 'Dũng', 'Bình'];
const marketIds = ['JP', 'TW', 'KR', 'CN', 'SG', 'DE'];
const unitNames = [
  'Công ty Cổ phần Nhân lực Lam Giang',
  'Công ty TNHH Hợp tác quốc tế Sao Mai',
  'Trung tâm Lao động ngoài nước',
];

/** The n-th worker, counted from 1: the same one in every run. */
function workerNumber(n: number): WorkerListItem {
  const hasContract = n % 9 !== 0;
  return {
    id: `worker-${n}`,
    soCccd: `0${String(38_203_000_000 + n)}`,
    hoTen: `${familyNames[n % 7] ?? ''} ${givenNames[(n * 3) % 7] ?? ''} ${n}`,
    ngaySinh: `${1985 + (n % 20)}-0${1 + (n % 9)}-1${n % 10}`,
    gioiTinh: n % 2 === 0 ? 2 : 1,
    soHoChieu: n % 3 === 0 ? null : `P${String(1_000_000 + n)}`,
    dienThoai: n % 4 === 0 ? null : `09${String(12_345_000 + n)}`,
    tinhThanhMa: ['40', '38', '42', '01'][n % 4] ?? '01',
    trinhDo: n % 5 === 0 ? null : 1 + (n % 8),
    thiTruongId: hasContract ? (marketIds[n % 6] ?? null) : null,
    donViId: hasContract ? `unit-${n % 3}` : null,
    donViTen: hasContract ? (unitNames[n % 3] ?? null) : null,
    ngayXuatCanh: hasContract ? `2025-1${n % 3}-0${1 + (n % 9)}` : null,
    ngayHetHanHd: hasContract ? `2028-1${n % 3}-0${1 + (n % 9)}` : null,
    tinhTrang: ([1, 2, 2, 3, 4, 5, 6] as const)[n % 7] ?? 1,
    dongQuy: ([1, 1, 2, 3] as const)[n % 4] ?? 1,
  };
}

export function workers(count: number): WorkerListItem[] {
  return Array.from({ length: count }, (_, index) => workerNumber(index + 1));
}

function unitNumber(n: number): UnitListItem {
  return {
    id: `unit-${n}`,
    ma: `DV${String(n).padStart(4, '0')}`,
    ten: `${unitNames[n % 3] ?? ''} ${n}`,
    tenGiaoDich: n % 2 === 0 ? null : `LAM GIANG HR ${n}`,
    loaiDonViId: ([2, 4, 5, 6] as const)[n % 4] ?? 2,
    mst: `990000${String(n).padStart(4, '0')}`,
    soGiayPhep: `${n}/LĐTBXH-GP`,
    ngayCapGp: '2019-05-10',
    tinhThanhMa: '01',
    dienThoai: '0241234567',
    email: `dv${n}@example.com`,
    nguoiDaiDien: `Trần Văn ${givenNames[n % 7] ?? ''}`,
    canBoPhuTrachId: 'user-1',
    canBoPhuTrachTen: 'Trần Minh Khoa',
    duNoNld: n * 1_250_000,
    duNoDoanhThu: 0,
    soLaoDongNamNay: n * 10,
    trangThai: ([1, 1, 2, 3, 4] as const)[n % 5] ?? 1,
  };
}

type Asked = { readonly query: ListQuery; readonly signal: AbortSignal };

/** A back end in memory: it searches, sorts and pages what it is given, and remembers what it was asked. */
export function fakeServices(overrides: { readonly [Name in keyof Services]?: Partial<Services[Name]> } = {}) {
  const table = { workers: workers(57), units: Array.from({ length: 12 }, (_, index) => unitNumber(index + 1)) };
  const asked: Asked[] = [];
  const removed: string[] = [];
  // A service that is not named here is one that no list needs; areas with lists of their own override what they call.
  const services = {
    ...Object.fromEntries(Object.entries(overrides).map(([name, calls]) => [name, only(calls as object)])),
    environment: defaultEnvironment('http://localhost'),
    account: only(overrides.account),
    users: only(overrides.users),
    roles: only(overrides.roles),
    permissions: only(overrides.permissions),
    features: only(overrides.features),
    settings: only(overrides.settings),
    tenants: only(overrides.tenants),
    contributionAmounts: only(overrides.contributionAmounts),
    contributions: only(overrides.contributions),
    supportTypes: only(overrides.supportTypes),
    daysOff: only({ all: () => Promise.resolve([]), ...overrides.daysOff }),
    notifications: only(overrides.notifications),
    attachments: only({
      list: () => Promise.resolve({ items: [], duocSua: false }),
      ...overrides.attachments,
    }),
    printing: only(overrides.printing),
    workers: only({
      list: (query: ListQuery, signal: AbortSignal) => {
        asked.push({ query, signal });
        return answered(signal, () => pageOf(table.workers, query, ({ hoTen }) => hoTen));
      },
      remove: (id: string) => {
        removed.push(id);
        table.workers = table.workers.filter((worker) => worker.id !== id);
        return Promise.resolve();
      },
      ...overrides.workers,
    }),
    units: only({
      list: (query: ListQuery, signal: AbortSignal) => {
        asked.push({ query, signal });
        return answered(signal, () => pageOf(table.units, query, ({ ten }) => ten));
      },
      get: (id) => Promise.resolve({ ...unitNumber(1), id } as never),
      ...overrides.units,
    }),
    lookups: only({
      all: (name, parentId) =>
        Promise.resolve(
          name === 'xa-phuong'
            ? [{ id: '16681', ten: 'Phường Trường Vinh', ...(parentId === undefined ? {} : { thuocId: parentId }) }]
            : (builtInLookups[name] ?? []).map(({ id, ten, tenEn }) => ({ id: String(id), ten, tenEn })),
        ),
      findUnits: () => Promise.resolve([{ id: 'unit-1', ma: 'DV0001', ten: 'Công ty Cổ phần Nhân lực Lam Giang' }]),
      ...overrides.lookups,
    }),
    spreadsheets: only({
      write: () => Promise.resolve(new Blob(['xlsx'])),
      save: () => undefined,
      ...overrides.spreadsheets,
    }),
  } as unknown as Services;
  return { services, table, asked, removed };
}

/** The calls a test needs; any other one fails and says so. */
function only<Api extends object>(calls: Partial<Api> = {}): Api {
  const never = () => Promise.reject(new Error('No test needs this call.'));
  return new Proxy(calls, { get: (own, name) => (Reflect.get(own, name) as unknown) ?? never }) as Api;
}

/** A signed-in person of the Fund; the machine is at rest and calls nothing. */
export function signedInAuth(policies: readonly string[] = allPolicies, culture = 'vi', unitTypeId?: number): AuthRef {
  const configuration = configurationFor('user-khoa');
  const granted = {
    ...configuration,
    auth: { grantedPolicies: Object.fromEntries(policies.map((name) => [name, true])) },
  };
  const unit = unitTypeId === undefined ? {} : { session: { unitId: 'unit-own', unitTypeId } };
  const initial = createActor(authMachine, { input: { flow: 'password', culture } }).getSnapshot();
  return createActor(authMachine, {
    input: { flow: 'password', culture },
    snapshot: { ...initial, children: {}, context: { ...initial.context, configuration: granted, ...unit } } as never,
  });
}

type SurroundingsProps = {
  readonly services: Services;
  readonly authRef?: AuthRef;
  /** As the development server has it, where React starts what a screen starts twice; a built product starts it once. */
  readonly isStrict?: boolean;
  readonly children: ReactNode;
};

/** What a screen finds around itself in the product. */
export function Surroundings({ services, authRef = signedInAuth(), isStrict = true, children }: SurroundingsProps) {
  const Mode = isStrict ? StrictMode : Fragment;
  return (
    <Mode>
      <AtomProvider store={createStore()}>
        <ServicesProvider value={services}>
          <AuthProvider value={authRef}>
            <LocalizationProvider>
              <ThemeProvider>
                <NoticesProvider>
                  <ListCacheProvider>{children}</ListCacheProvider>
                </NoticesProvider>
              </ThemeProvider>
            </LocalizationProvider>
          </AuthProvider>
        </ServicesProvider>
      </AtomProvider>
    </Mode>
  );
}

/** Answers a little later, or with the cancellation that the real client answers with. */
async function answered<Answer>(signal: AbortSignal, answer: () => Answer): Promise<Answer> {
  await Promise.resolve();
  if (signal.aborted) {
    throw new AppError('request.cancelled');
  }
  return answer();
}

function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  query: ListQuery,
  textOf: (row: Row) => string,
): Page<Row> {
  const found = rows
    .filter((row) => searchText(textOf(row)).includes(searchText(query.search)))
    .filter((row) =>
      Object.entries(query.filters).every(
        ([name, value]) => !(name in row) || String(row[name as keyof Row]) === value,
      ),
    );
  const { field, direction } = query.sort ?? { field: 'id', direction: 'asc' };
  const sorted = [...found].sort((one, other) =>
    String(one[field as keyof Row]).localeCompare(String(other[field as keyof Row]), 'vi', { numeric: true }),
  );
  const ordered = direction === 'desc' ? sorted.reverse() : sorted;
  const from = query.page * query.pageSize;
  return { totalCount: found.length, items: ordered.slice(from, from + query.pageSize) };
}
