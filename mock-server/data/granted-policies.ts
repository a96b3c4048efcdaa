import type { MockHooks } from '../backend';
import type { Database } from './database';
import { mayBeGrantedBy, type PermissionCatalogue } from './permission-catalogue';
import { grantsOf, type GrantProvider } from './permission-grants';
import { isPolicyAvailable } from './policy-sides';

type World = {
  readonly database: Database;
  readonly permissions: PermissionCatalogue;
  readonly hooks?: Pick<MockHooks, 'withholds'> | undefined;
};

/** What hands permissions on to a person: their roles, they themselves, the client application they use. */
type Grantee = {
  readonly roles: readonly string[];
  readonly userId: string;
  readonly clientId: string;
  /** `undefined` for somebody of the host. */
  readonly tenantId: string | undefined;
};

/**
 * Every policy of a person as the tables have it at this moment: the union of what all their providers grant, without
 * what is not defined, may not be granted by such a provider, or does not exist on the person's side.
 */
export function policiesOf(
  { database, permissions, hooks }: World,
  { roles, userId, clientId, tenantId }: Grantee,
): ReadonlySet<string> {
  const providers: readonly GrantProvider[] = [
    ...roles.map((role): GrantProvider => ({ providerName: 'R', providerKey: role })),
    { providerName: 'U', providerKey: userId },
    { providerName: 'C', providerKey: clientId },
  ];
  return new Set(
    providers.flatMap((provider) =>
      [...grantsOf(database.permissionGrants, provider)].filter((name) => {
        const definition = permissions.find(name);
        return (
          definition !== undefined &&
          mayBeGrantedBy(provider.providerName, definition) &&
          isPolicyAvailable(database, name, tenantId) &&
          hooks?.withholds?.(userId, name) !== true
        );
      }),
    ),
  );
}
