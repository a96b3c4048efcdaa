import { beforeAll, describe, expect, it } from 'vitest';

import { policies } from '@/domain/policies/policy-names';
import { trainingTenantId } from '@mock-server/data/seed/administration/tenant-seed';

import { userInput } from '../routes/identity-fixtures';
import { demoPassword, userNamed } from '../support/test-backend';
import { damaged } from './damage';
import { openHostileCaller, shapeProblem, type Answer, type HostileCaller, type KeptRows } from './hostile-caller';

let caller: HostileCaller;
let kept: KeptRows;

beforeAll(async () => {
  caller = await openHostileCaller();
  kept = caller.keep();
}, 60_000);

/** Values for each field; `HOSTILE_VALUES=30 npx vitest run tests/mock-server/hostile` tries all of them everywhere. */
const perField = Number(process.env['HOSTILE_VALUES'] ?? 4);

type Door = { readonly method: string; readonly path: string; readonly body: object; readonly crashes?: RegExp };

const asked = 'vinh.pq';

async function doors(): Promise<readonly Door[]> {
  const { backend, database } = caller;
  const other = userNamed(backend, 'khoa.tm');
  const own = userNamed(backend, asked);
  const [role] = [...database.roles.rows()];
  const desk = { get: (path: string) => caller.ask(asked, 'GET', path) };
  const user = await userInput(desk as Parameters<typeof userInput>[0], other.id);
  const stamp = database.tenants.find(trainingTenantId)?.concurrencyStamp;
  const email = { userName: 'moi.nv', email: 'moi@example.com', emailAddress: 'moi@example.com' };
  const password = 'Moi#2026';
  return [
    {
      method: 'PUT',
      path: `/api/feature-management/features?providerName=T&providerKey=${trainingTenantId}`,
      body: { features: [{ name: 'QuyHoTro.BaoCao.XuatPdf.ChuChim', value: 'Mật' }] },
      // A list that is left out and a feature that nobody has defined are ABP's own errors 500.
      crashes: /^(?:|features|features\[0\]\.name)$/u,
    },
    {
      method: 'POST',
      path: '/api/setting-management/emailing',
      body: {
        ...{ smtpHost: 'smtp.example.com', smtpPort: 25, smtpUserName: 'a', smtpPassword: 'b', smtpDomain: 'c' },
        ...{ smtpEnableSsl: true, smtpUseDefaultCredentials: false },
        ...{ defaultFromAddress: 'a@example.com', defaultFromDisplayName: 'Quỹ' },
      },
    },
    {
      method: 'POST',
      path: '/api/setting-management/emailing/send-test-email',
      body: {
        senderEmailAddress: 'a@example.com',
        targetEmailAddress: 'b@example.com',
        subject: 'Thử',
        body: 'Thử',
      },
      // .NET's mail client fails over an address that is none.
      crashes: /EmailAddress$/u,
    },
    {
      method: 'PUT',
      path: `/api/permission-management/permissions?providerName=R&providerKey=${role?.name ?? ''}`,
      body: { permissions: [{ name: policies.workers, isGranted: true }] },
    },
    {
      method: 'PUT',
      path: '/api/account/my-profile',
      body: {
        ...{ userName: own.userName, email: own.email, name: 'Vinh', surname: 'Phạm', phoneNumber: '0900000001' },
        ...{ concurrencyStamp: own.concurrencyStamp, extraProperties: { a: 'b' } },
      },
    },
    {
      method: 'POST',
      path: '/api/account/my-profile/change-password',
      body: { currentPassword: demoPassword, newPassword: password },
    },
    {
      method: 'POST',
      path: '/api/account/register',
      body: { ...email, password, appName: 'Angular' },
    },
    {
      method: 'POST',
      path: '/api/account/send-password-reset-code',
      body: { email: other.email, appName: 'Angular' },
      // ABP knows no address of an application that nobody has named.
      crashes: /^appName$/u,
    },
    {
      method: 'POST',
      path: '/api/account/verify-password-reset-token',
      body: { userId: other.id, resetToken: 'abc' },
    },
    {
      method: 'POST',
      path: '/api/multi-tenancy/tenants',
      body: { name: 'thu-nghiem', adminEmailAddress: 'an@example.com', adminPassword: password, extraProperties: {} },
    },
    {
      method: 'PUT',
      path: `/api/multi-tenancy/tenants/${trainingTenantId}`,
      body: { name: 'dao-tao-2', concurrencyStamp: stamp },
    },
    {
      method: 'POST',
      path: '/api/identity/roles',
      body: { name: 'moi', isDefault: false, isPublic: true, extraProperties: { a: 'b' } },
    },
    {
      method: 'PUT',
      path: `/api/identity/roles/${role?.id ?? ''}`,
      body: { ...role, extraProperties: { a: 'b' } },
    },
    {
      method: 'POST',
      path: '/api/identity/users',
      body: {
        ...user,
        ...email,
        password,
        roleNames: [role?.name],
        extraProperties: { a: 'b', DonViId: other.donViId },
      },
    },
    {
      method: 'PUT',
      path: `/api/identity/users/${other.id}`,
      body: { ...user, password, roleNames: [role?.name], extraProperties: { a: 'b', DonViId: other.donViId } },
    },
    { method: 'PUT', path: `/api/identity/users/${other.id}/roles`, body: { roleNames: [role?.name] } },
  ];
}

/** What no database takes, in a row that was stored; ABP puts no end to extra properties. */
function storedProblem(at: string): string | undefined {
  const text = JSON.stringify(kept.changedRows());
  return /\\u0000|\\ud[89a-f]/u.test(text)
    ? 'stored a text that is none'
    : !at.startsWith('extraProperties') && /[^"\\]{3000}/u.test(text)
      ? 'stored a text without end'
      : undefined;
}

function problemOf(answer: Answer, at: string): string | undefined {
  return (
    shapeProblem(answer, [403, 404]) ??
    (answer.status >= 400 && kept.touched().length > 0
      ? `${answer.status} that changed ${kept.touched().join(', ')}`
      : undefined) ??
    storedProblem(at)
  );
}

describe('a body that ABP’s own doors do not know', () => {
  it('C-05 D-02 V-04 is refused as wrong values are, changing nothing, or stored as texts that are some', async () => {
    const found: string[] = [];
    let turns = 0;
    const turn = () => turns++;
    for (const { method, path, body, crashes } of await doors()) {
      const first = await caller.ask(asked, method, path, JSON.stringify(body));
      kept.restore();
      expect([path, first.status < 300]).toEqual([path, true]);
      for (const { at, by, text } of damaged(body, 'any', perField, turn)) {
        const answer = await caller.ask(asked, method, path, text);
        const problem = answer.status === 500 && crashes?.test(at) === true ? undefined : problemOf(answer, at);
        if (problem !== undefined) {
          found.push(`${method} ${path.slice(0, 60)} ${at} ${by}: ${problem}`);
        }
        kept.restore();
      }
    }
    expect(found).toEqual([]);
    expect(turns).toBeGreaterThan(100);
  }, 240_000);
});

it.each(['Thử\r\nBcc: c@example.com', 'Thử\n', '\rThử'])(
  'E-03 D-02 begins no other header of a test mail by its subject: %j',
  async (subject) => {
    const mail = { senderEmailAddress: 'a@example.com', targetEmailAddress: 'b@example.com', subject, body: 'a\r\nb' };
    const path = '/api/setting-management/emailing/send-test-email';
    const answer = await caller.ask(asked, 'POST', path, JSON.stringify(mail));
    expect([answer.status, shapeProblem(answer)]).toEqual([400, undefined]);
  },
);

it('C-05 D-02 V-04 takes no single entry for a list of them', async () => {
  const features = `/api/feature-management/features?providerName=T&providerKey=${trainingTenantId}`;
  const permissions = '/api/permission-management/permissions?providerName=R&providerKey=quan-tri';
  const answers = [
    await caller.ask(
      asked,
      'PUT',
      features,
      JSON.stringify({ features: { name: 'QuyHoTro.XuatExcel', value: 'false' } }),
    ),
    await caller.ask(asked, 'PUT', permissions, JSON.stringify({ permissions: { name: policies.workers } })),
  ];
  expect([answers.map((answer) => [answer.status, shapeProblem(answer)]), kept.touched()]).toEqual([
    [
      [400, undefined],
      [400, undefined],
    ],
    [],
  ]);
});
