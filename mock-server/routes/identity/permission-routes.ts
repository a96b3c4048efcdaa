import { policies } from '@/domain/policies/policy-names';
import type { PermissionChange, PermissionGrant, PermissionGroup } from '@/domain/permissions/permission';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../../backend';
import type { PermissionDefinition } from '../../data/permission';
import { mayBeGrantedBy } from '../../data/permission-catalogue';
import { grantsOf, setGrant, type GrantProvider } from '../../data/permission-grants';
import { isPolicyAvailable } from '../../data/policy-sides';
import { roleNamed } from '../../data/roles';
import { personOf } from '../../data/users';
import { entityNotFound, invalidValue, validationFailure } from '../../failures';
import { localText } from '../../local-text';
import type { MockRequest, MockResponse, MockRoute } from '../../routing';
import { missingValue } from './account-input';
import { signedInUser } from '../data-scope';
import { mayGivePermission } from './giving';
import { asFlag } from './identity-input';

const path = '/api/permission-management/permissions';

const policyOf = { R: policies.rolesManagePermissions, U: policies.usersManagePermissions } as const;

type ManagedProvider = GrantProvider & { readonly providerName: keyof typeof policyOf };

/**
 * ABP's permission management (ABP contract §7); who may not give a permission neither grants it nor takes it away,
 * without a word, as with roles. Beyond ABP, which takes any key, a role or user that does not exist
 * is a 404, so that no permission waits for a stranger.
 */
export const permissionRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: 'signedIn',
    handle: (request, backend) =>
      asPermitted(request, backend, (provider) => ({
        status: 200,
        body: { entityDisplayName: provider.providerKey, groups: groupsFor(provider, request, backend) },
      })),
  },
  {
    method: 'PUT',
    path,
    access: 'signedIn',
    handle: (request, backend) =>
      asPermitted(request, backend, (provider) => {
        const changes = readChanges(request).filter(({ name }) => backend.permissions.find(name) !== undefined);
        for (const { name } of changes) {
          if (!isOffered(backend.permissions.find(name), provider, request, backend)) {
            throw new Error(`The permission ${name} cannot be granted by ${provider.providerName} here.`);
          }
        }
        const caller = signedInUser(request);
        for (const { name, isGranted } of changes.filter((change) => mayGivePermission(caller, change.name))) {
          setGrant(backend.database.permissionGrants, provider, name, isGranted);
        }
        return { status: 204 };
      }),
  },
];

/** 403 without a body where the policy is missing. @throws 500 for a provider ABP does not know, 404 for a strange key. */
function asPermitted(
  request: MockRequest,
  backend: MockBackend,
  answer: (provider: ManagedProvider) => MockResponse,
): MockResponse {
  const { query } = request;
  const providerName = query.get('providername') ?? '';
  const providerKey = query.get('providerkey') ?? '';
  if (providerName !== 'R' && providerName !== 'U') {
    throw new Error(`No policy is defined for the permission provider "${providerName}".`);
  }
  if (!signedInUser(request).grantedPolicies.has(policyOf[providerName])) {
    return { status: 403 };
  }
  const { roles, users } = backend.database;
  const key =
    providerName === 'R'
      ? roleNamed(roles, providerKey)?.name
      : personOf(users, providerKey.toLowerCase(), request.tenantId)?.id;
  if (key === undefined) {
    throw entityNotFound();
  }
  return answer({ providerName, providerKey: key });
}

/** Every group with what this provider may be given here; empty groups are left out. */
function groupsFor(provider: ManagedProvider, request: MockRequest, backend: MockBackend): readonly PermissionGroup[] {
  const { permissionGrants } = backend.database;
  const granting = grantingProviders(provider, backend).map((each) => ({
    grant: each satisfies PermissionGrant,
    names: grantsOf(permissionGrants, each),
  }));
  return backend.permissions.groups
    .map(({ name, text, permissions }) => ({
      name,
      displayName: localText(text, request.culture),
      displayNameKey: null,
      displayNameResource: null,
      permissions: permissions
        .filter((definition) => isOffered(definition, provider, request, backend))
        .map((definition) => {
          const grantedProviders = granting.filter(({ names }) => names.has(definition.name)).map(({ grant }) => grant);
          return {
            name: definition.name,
            displayName: localText(definition.text, request.culture),
            parentName: definition.parentName,
            isGranted: grantedProviders.length > 0,
            allowedProviders: definition.providers,
            grantedProviders,
            isEditable: mayGivePermission(signedInUser(request), definition.name),
          };
        }),
    }))
    .filter(({ permissions }) => permissions.length > 0);
}

/** The provider itself and, for a user, the roles through which more comes. */
function grantingProviders(provider: ManagedProvider, { database }: MockBackend): readonly GrantProvider[] {
  const roles = provider.providerName === 'U' ? (database.users.find(provider.providerKey)?.roles ?? []) : [];
  return [provider, ...roles.map((role): GrantProvider => ({ providerName: 'R', providerKey: role }))];
}

function isOffered(
  definition: PermissionDefinition | undefined,
  { providerName }: ManagedProvider,
  { tenantId }: MockRequest,
  { database }: MockBackend,
): boolean {
  return (
    definition !== undefined &&
    mayBeGrantedBy(providerName, definition) &&
    isPolicyAvailable(database, definition.name, tenantId)
  );
}

/** @throws MockFailure 400 for anything but a list of names with flags. */
function readChanges({ body }: MockRequest): readonly PermissionChange[] {
  const sent = isJsonObject(body) ? body['permissions'] : undefined;
  if (sent === undefined || sent === null) {
    throw validationFailure([missingValue('permissions', { vi: 'Permissions', en: 'Permissions' })]);
  }
  if (!Array.isArray(sent)) {
    throw validationFailure([invalidValue('permissions', sent)]);
  }
  return sent.map((each: unknown, index) => {
    const { name, isGranted = false } = isJsonObject(each) ? each : {};
    const flag = asFlag(isGranted);
    if (typeof name !== 'string' || flag === undefined) {
      throw validationFailure([invalidValue(`permissions[${index}]`, each)]);
    }
    return { name, isGranted: flag };
  });
}
