import { beforeAll, describe, expect, it } from 'vitest';

import { policies } from '@/domain/policies/policy-names';
import { trainingTenantId } from '@mock-server/data/seed/administration/tenant-seed';

import { openHostileCaller, shapeProblem, type HostileCaller, type KeptRows } from './hostile-caller';

let caller: HostileCaller;
let kept: KeptRows;

beforeAll(async () => {
  caller = await openHostileCaller();
  kept = caller.keep();
}, 60_000);

const asked = 'vinh.pq';

describe('a query that ABP’s own doors do not know', () => {
  const long = 'x'.repeat(5_000);
  const odd = ['', '%20', 'abc', long, '%00', '__proto__', 'constructor', 'null', '%ED%A0%80', '0', 'T', '../..'];

  it('C-05 D-02 P-02 shows and grants nothing to a key that is nobody’s', async () => {
    const found: string[] = [];
    const paths = odd.flatMap((key) => [
      ...(key === '' ? [] : [`/api/feature-management/features?providerName=T&providerKey=${key}`]),
      `/api/permission-management/permissions?providerName=R&providerKey=${key}`,
      `/api/permission-management/permissions?providerName=U&providerKey=${key}`,
    ]);
    const body = JSON.stringify({
      features: [{ name: 'QuyHoTro.XuatExcel', value: 'false' }],
      permissions: [{ name: policies.workers, isGranted: true }],
    });
    for (const path of paths) {
      for (const method of ['GET', 'PUT', ...(path.includes('feature') ? ['DELETE'] : [])]) {
        const answer = await caller.ask(asked, method, path, method === 'PUT' ? body : undefined);
        if (shapeProblem(answer) !== undefined || answer.status !== 404 || kept.touched().length > 0) {
          found.push(`${method} ${path.slice(0, 100)}: ${answer.status} ${kept.touched().join(', ')}`);
        }
        kept.restore();
      }
    }
    expect(found).toEqual([]);
  });

  it('C-05 D-02 takes a tenant by its id in any letters', async () => {
    const path = '/api/feature-management/features?providerName=T&providerKey=';
    const ids = [trainingTenantId, trainingTenantId.toUpperCase(), `%7B${trainingTenantId}%7D`];
    const answers = await Promise.all(ids.map((id) => caller.ask(asked, 'GET', `${path}${id}`)));
    expect(answers.map(({ body }) => body)).toEqual(ids.map(() => answers[0]?.body));
  });

  it('C-05 D-02 V-04 stores no value of a feature or of a connection that has no end or is no text', async () => {
    const features = `/api/feature-management/features?providerName=T&providerKey=${trainingTenantId}`;
    const setTo = (name: string, value: string) =>
      caller.ask(asked, 'PUT', features, JSON.stringify({ features: [{ name, value }] }));
    const connection = `/api/multi-tenancy/tenants/${trainingTenantId}/default-connection-string?defaultConnectionString=`;
    const answers = [
      await setTo('QuyHoTro.NhapExcel.SoDongToiDa', `${'0'.repeat(200)}750`),
      await setTo('QuyHoTro.XuatExcel', `true${' '.repeat(200)}`),
      await caller.ask(asked, 'PUT', `${connection}a%00b`),
      await caller.ask(asked, 'PUT', `${connection}${long}`),
      await caller.ask(asked, 'PUT', `${connection}%20`),
      await caller.ask(asked, 'PUT', connection),
    ];
    expect([answers.map(({ status }) => status), kept.touched()]).toEqual([[403, 403, 400, 400, 400, 400], []]);
  });

  it.each(['abc', '1', 'yes', 'null', '%00'])(
    'C-05 D-02 is no yes and no no of the start-up calls: %s',
    async (value) => {
      const answers = [
        await caller.ask(asked, 'GET', `/api/abp/application-configuration?IncludeLocalizationResources=${value}`),
        await caller.ask(asked, 'GET', `/api/abp/application-localization?cultureName=vi&OnlyDynamics=${value}`),
      ];
      expect(answers.map((answer) => [answer.status, shapeProblem(answer)])).toEqual([
        [400, undefined],
        [400, undefined],
      ]);
    },
  );

  it('C-05 D-02 E-01 is answered or refused in ABP’s shape: time zone, tenants, people, configuration', async () => {
    const found: string[] = [];
    const paths = odd.flatMap((value) => [
      ['POST', `/api/setting-management/timezone?timezone=${value}`],
      ['GET', `/api/setting-management/timezone?timezone=${value}`],
      ['GET', `/api/multi-tenancy/tenants?filter=${value}&MaxResultCount=5`],
      ['GET', `/api/multi-tenancy/tenants?SkipCount=${value}`],
      ['GET', `/api/multi-tenancy/tenants?MaxResultCount=${value}`],
      ['GET', `/api/abp/multi-tenancy/tenants/by-name/${value.replaceAll('/', '%2f')}`],
      ['GET', `/api/abp/multi-tenancy/tenants/by-id/${value.replaceAll('/', '%2f')}`],
      ['DELETE', `/api/multi-tenancy/tenants/${value.replaceAll('/', '%2f')}`],
      ['GET', `/api/identity/users?filter=${value}`],
      ['GET', `/api/identity/roles?filter=${value}`],
      ['GET', `/api/identity/users/by-email/${value.replaceAll('/', '%2f')}`],
      ['GET', `/api/identity/users/lookup/search?filter=${value}&maxResultCount=${value}`],
      ['GET', `/api/identity/users/${value.replaceAll('/', '%2f')}/roles`],
      ['GET', `/api/abp/application-configuration?includeLocalizationResources=${value}`],
      ['GET', `/api/abp/application-configuration?culture=${value}&ui-culture=${value}`],
      ['GET', `/api/abp/application-localization?cultureName=vi&onlyDynamics=${value}`],
    ]);
    for (const [method = '', path = ''] of paths) {
      const answer = await caller.ask(asked, method, path);
      const problem =
        shapeProblem(answer, [403, 404, 405]) ??
        (kept.touched().length > 0 ? `changed ${kept.touched().join(', ')}` : undefined);
      if (problem !== undefined) {
        found.push(`${method} ${path.slice(0, 100)}: ${problem}`);
      }
      kept.restore();
    }
    expect(found).toEqual([]);
  });
});
