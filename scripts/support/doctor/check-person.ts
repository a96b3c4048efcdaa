import * as v from 'valibot';

import { applicationConfigurationSchema, type ApplicationConfiguration } from '@/domain/abp/application-configuration';
import { unitClaimsOfAccessToken } from '@/domain/auth/unit-claims';
import { policies } from '@/domain/policies/policy-names';

import { inShort, jsonOf } from './ask';
import { get } from './check-back-end';
import type { KnownExamination } from './examination';
import { good, judged, skipped, warning, wrong, type Finding } from './finding';

/** Permissions that ABP 7 does not have; the product does without (docs/connect-to-abp.md, versions). */
const newerPolicies: readonly string[] = [policies.usersManageRoles, policies.timeZone];

/**
 * Permissions that ABP leaves out of a tenant: the host's alone, and those of the mails, whose feature
 * (`AllowChangingEmailSettings`) is off unless the host gives it.
 */
const notEveryTenants = /^(?:AbpTenantManagement\.|FeatureManagement\.|SettingManagement\.Emailing(?:\.|$))/u;

const permissionListSchema = v.object({
  groups: v.array(v.object({ permissions: v.array(v.object({ name: v.string() })) })),
});

/** What only a signed-in person's token shows: that the back end takes it, whom it names, which permissions exist. */
export async function checkPerson(examination: KnownExamination): Promise<readonly Finding[]> {
  const { token } = examination;
  if (token === undefined) {
    const why = 'it needs the access token of an administrator in DOCTOR_TOKEN';
    return (['person.accepted', 'person.unit', 'person.policies'] as const).map((id) => skipped(id, why));
  }
  const path = '/api/abp/application-configuration?includeLocalizationResources=false';
  const answer = await get(examination, path, { Authorization: `Bearer ${token}` });
  const parsed = answer.kind === 'answer' ? v.safeParse(applicationConfigurationSchema, jsonOf(answer)) : undefined;
  if (parsed?.success !== true || !parsed.output.currentUser.isAuthenticated) {
    const challenge = answer.kind === 'answer' ? answer.headers.get('WWW-Authenticate') : null;
    return [
      wrong('person.accepted', `${inShort(answer)}, nobody is signed in${challenge === null ? '' : `: ${challenge}`}`),
    ];
  }
  const configuration = parsed.output;
  return [
    good('person.accepted', configuration.currentUser.userName ?? 'a person without a name'),
    unitFinding(token),
    await policyFinding(examination, token, configuration),
  ];
}

function unitFinding(token: string): Finding {
  const { unitId, unitTypeId } = unitClaimsOfAccessToken(token);
  const problems = [
    ...(unitId === undefined ? ['no claim DonViId'] : []),
    ...(unitTypeId === undefined ? ['no claim LoaiDonViId that is a number'] : []),
  ];
  return judged('person.unit', problems, `unit ${unitId ?? ''} of type ${unitTypeId ?? ''}`);
}

/** Who may manage people's permissions is shown every permission that is defined; anybody else only their own. */
async function policyFinding(
  examination: KnownExamination,
  token: string,
  { auth, currentTenant, currentUser }: ApplicationConfiguration,
): Promise<Finding> {
  const path = `/api/permission-management/permissions?providerName=U&providerKey=${currentUser.id ?? ''}`;
  const answer = await get(examination, path, { Authorization: `Bearer ${token}` });
  const listed = answer.kind === 'answer' ? v.safeParse(permissionListSchema, jsonOf(answer)) : undefined;
  const known = new Set(
    listed?.success === true
      ? listed.output.groups.flatMap(({ permissions }) => permissions.map(({ name }) => name))
      : Object.keys(auth.grantedPolicies),
  );
  const isTenant = currentTenant.id !== null;
  const wanted = Object.values(policies).filter((name) => !(isTenant && notEveryTenants.test(name)));
  const lacking = wanted.filter((name) => !known.has(name));
  const told = `${lacking.length} of ${wanted.length} ${lacking.length > 0 ? `are missing: ${lacking.join(', ')}` : 'are missing'}`;
  if (listed?.success !== true) {
    return warning(
      'person.policies',
      `this person may not list permissions (${inShort(answer)}); of their own ${told}`,
    );
  }
  return lacking.every((name) => newerPolicies.includes(name))
    ? good('person.policies', told)
    : wrong('person.policies', told);
}
