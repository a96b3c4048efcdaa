import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GenericSchema } from 'valibot';

import type { ListQuery } from '@/domain/lists/list-query';
import { checkedBody } from '@/services/http/answer-body';
import type { HttpClient } from '@/services/http/http-client';
import { createAccountApi } from '@/services/api/account-api';
import { createAttachmentsApi } from '@/services/api/attachments-api';
import { createContributionAmountsApi } from '@/services/api/contribution-amounts-api';
import { createContributionsApi } from '@/services/api/contributions-api';
import { createFeaturesApi } from '@/services/api/features-api';
import { createFundReportsApi } from '@/services/api/fund-reports-api';
import { createHomeApi } from '@/services/api/home-api';
import { createLogApi } from '@/services/api/log-api';
import { createLookupsApi } from '@/services/api/lookups-api';
import { createNotificationsApi } from '@/services/api/notifications-api';
import { createPayInsApi } from '@/services/api/pay-ins-api';
import { createPermissionsApi } from '@/services/api/permissions-api';
import { createDocumentReportsApi, createRevenueReportsApi } from '@/services/api/quarter-reports-api';
import { createReportsApi } from '@/services/api/reports-api';
import { createRolesApi } from '@/services/api/roles-api';
import { createSelfPayingApi } from '@/services/api/self-paying-api';
import { createSessionsApi } from '@/services/api/sessions-api';
import { createSettingsApi } from '@/services/api/settings-api';
import { createSupportRequestsApi } from '@/services/api/support-requests-api';
import { createSupportTypesApi } from '@/services/api/support-types-api';
import { createSupportedWorkersApi } from '@/services/api/supported-workers-api';
import { createTenantsApi } from '@/services/api/tenants-api';
import { createUnitsApi } from '@/services/api/units-api';
import { createUsersApi } from '@/services/api/users-api';
import { createWorkersApi } from '@/services/api/workers-api';

import { holdsLaterFor, laterOutcomeOf } from './support/fuzz';
import { mutatedOrAny } from './support/hostile';

/** Everything that the services ask the back end by, each made with the client that it is given. */
const makers = {
  account: createAccountApi,
  attachments: createAttachmentsApi,
  contributionAmounts: createContributionAmountsApi,
  contributions: createContributionsApi,
  documentReports: createDocumentReportsApi,
  features: createFeaturesApi,
  fundReports: createFundReportsApi,
  home: createHomeApi,
  log: createLogApi,
  lookups: createLookupsApi,
  notifications: createNotificationsApi,
  payIns: createPayInsApi,
  permissions: createPermissionsApi,
  reports: createReportsApi,
  revenueReports: createRevenueReportsApi,
  roles: createRolesApi,
  selfPaying: createSelfPayingApi,
  sessions: createSessionsApi,
  settings: createSettingsApi,
  supportedWorkers: createSupportedWorkersApi,
  supportRequests: createSupportRequestsApi,
  supportTypes: createSupportTypesApi,
  tenants: createTenantsApi,
  units: createUnitsApi,
  users: createUsersApi,
  workers: createWorkersApi,
} as const;

type Call = (...given: readonly unknown[]) => unknown;

const query: ListQuery = { page: 0, pageSize: 10, sort: undefined, search: '', filters: {}, columns: undefined };
/** An argument that is whatever a call wants of an object: a query, a record, an input. */
const something = {
  ...query,
  id: 'a',
  name: 'T',
  key: 'k',
  concurrencyStamp: 's',
  maLanGui: 'k',
  loai: 'pdf',
  text: 'T',
  donViId: null,
  hopDong: [],
  phanBo: [],
  luu: [],
  roleNames: [],
  taiKhoan: [],
  extraProperties: {},
};
const { signal } = new AbortController();
/** Ways to call something; the first one that gets as far as the back end is the right one. */
const ways: readonly (readonly unknown[])[] = [
  [something, something, something, signal],
  ['a', something, signal, signal],
  ['a', 'b', something, signal],
  [[something, something], 'key', signal],
  ['a', [something, something], 'key', signal],
  ['a', [something, something], something, signal],
  [{ owner: something, file: new File(['%PDF-1.7'], 'a.pdf'), loai: 'khac' }, () => undefined, signal],
];

/** What the back end might answer to any of them, with all the frames that the services look for. */
const answer = {
  id: 'a',
  totalCount: 2,
  soChuaDoc: 0,
  items: [
    {
      id: 'a',
      ten: 'A',
      name: 'A',
      value: 'v',
      mst: null,
      ma: 'A',
      duongDan: '/',
      tieuDe: 'x',
      soLuong: 1,
      mucDo: 'qua-han',
    },
    { id: 'b', ten: 'B' },
  ],
  ketQua: [
    { thuTu: 0, id: 'a', dong: 1, thanhCong: true },
    { thuTu: 1, loi: { message: 'x' }, dong: 2, thanhCong: false },
  ],
  dong: [{ dong: 1, ketQua: 'khop', phieu: null }],
  baoCao: { id: 'a' },
  tonDau: [{}],
  phien: [{}],
  dangNhap: [{}],
  truongHop: [{}],
  hanNop: '2026-11-20',
  soGcn: 'G',
  nguoiLaoDong: null,
  groups: [{ name: 'g', displayName: 'G', features: [], permissions: [] }],
};

describe('an answer of the back end', () => {
  it('C-08 X-01 is what its call promises or a refusal of the catalogue, for every call that the product makes', async () => {
    let body: unknown;
    let asked = 0;
    const http = ((_: string, options: { readonly schema?: GenericSchema; readonly isFile?: boolean }) => {
      asked += 1;
      const text = body === undefined ? '' : JSON.stringify(body);
      const response = new Response(null, { headers: { 'Content-Type': 'application/json' } });
      return Promise.resolve().then(() =>
        options.isFile ? new Blob([text]) : checkedBody({ response, text }, options.schema),
      );
    }) as HttpClient;
    const calls = Object.entries(makers).flatMap(([name, make]) =>
      Object.entries(make(http) as unknown as Readonly<Record<string, Call>>)
        .filter(([verb]) => !localVerbs.includes(verb))
        .map(([verb, call]) => ({ name: `${name}.${verb}`, ask: workingWay(call, () => asked) })),
    );
    const unreached = calls.filter(({ ask }) => ask === undefined).map(({ name }) => name);
    if (unreached.length > 0) {
      throw new Error(`no way to call ${unreached.join(', ')}`);
    }
    const chosen = fc.tuple(fc.nat(calls.length - 1), mutatedOrAny(answer));
    await holdsLaterFor(
      chosen,
      async ([which, given]) => {
        body = given;
        const outcome = await laterOutcomeOf(() => Promise.resolve(calls[which]?.ask?.()));
        const list = promisedList(calls[which]?.name ?? '');
        expect('refusal' in outcome || list === undefined || hasList(outcome.answer, list)).toBe(true);
      },
      { runs: 40_000 },
    );
  });
});

/** The list that screens read of an answer, by the name of the call or of its verb. */
const promisedLists: Readonly<Record<string, string>> = {
  history: 'items',
  'attachments.list': 'items',
  'documentReports.prepare': 'tonDau',
  'documentReports.takeMany': 'ketQua',
  'revenueReports.takeMany': 'ketQua',
  'fundReports.saveLines': 'dong',
  'sessions.get': 'phien',
  'supportRequests.judge': 'truongHop',
};

function promisedList(name: string): string | undefined {
  return promisedLists[name] ?? promisedLists[name.split('.')[1] ?? ''];
}

function hasList(given: unknown, name: string): boolean {
  const list: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined;
  return Array.isArray(list) && list.every((item) => typeof item === 'object' && item !== null);
}

/** What asks nobody. */
const localVerbs: readonly string[] = ['check', 'download', 'forget'];

function workingWay(call: Call, asked: () => number): (() => unknown) | undefined {
  for (const way of ways) {
    const before = asked();
    try {
      const begun = call(...way);
      void Promise.resolve(begun).catch(() => undefined);
      if (asked() > before) {
        return () => call(...way);
      }
    } catch {
      // Not this way.
    }
  }
  return undefined;
}
