import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';

import { fundUnitTypeId } from '@/domain/constants';
import { isGranted, parsePolicy } from '@/domain/policies/policy-expression';
import { remembered } from '@/domain/remembered';
import type { AuthRef, AuthSnapshot } from '@/machines/auth/auth-machine';

const AuthContext = createContext<AuthRef | undefined>(undefined);

export const AuthProvider = AuthContext.Provider;

/** The one auth machine; it is started before React and never by it. */
export function useAuthRef(): AuthRef {
  const authRef = use(AuthContext);
  if (authRef === undefined) {
    throw new Error('A screen was rendered outside <AuthProvider>.');
  }
  return authRef;
}

/** One value of the auth machine; the component renders again only when that value changes. */
export function useAuth<Selected>(select: (snapshot: AuthSnapshot) => Selected): Selected {
  return useSelector(useAuthRef(), select);
}

/** The back end's application configuration, `undefined` until it is there. */
export function useConfiguration() {
  return useAuth(selectConfiguration);
}

/** Id of the person whose page this is; empty while nobody is known. */
export function usePersonId(): string {
  return useConfiguration()?.currentUser.id ?? '';
}

/**
 * Whether the signed-in person may: a policy expression (`A && (B || C)`), empty = everybody.
 *
 * @throws {AppError} `app.malformedPolicy` in development, where its author is to hear of it (register P-01).
 */
export function useGranted(expression: string | undefined): boolean {
  if (import.meta.env.DEV) {
    parsePolicy(expression ?? '');
  }
  return isGranted(expression, useGrantedPolicies());
}

export function useGrantedPolicies(): ReadonlySet<string> {
  return useAuth(selectGrantedPolicies);
}

/** The unit that the person of the page works for; the same object as long as it is the same unit. */
export function useSessionUnit(): SessionUnit {
  return useAuth(selectSessionUnit);
}

/** The fund check (register P-03): the session's unit is the Fund itself. */
export function useIsFund(): boolean {
  return useAuth(selectIsFund);
}

const selectConfiguration = ({ context }: AuthSnapshot) => context.configuration;
const selectIsFund = (snapshot: AuthSnapshot) => selectSessionUnit(snapshot).typeId === fundUnitTypeId;

/** As the session's claims name it. */
export type SessionUnit = { readonly id: string | undefined; readonly typeId: number | undefined };

const noUnit: SessionUnit = { id: undefined, typeId: undefined };
const unitByConfiguration = new WeakMap<object, SessionUnit>();

/** A page that is held for its person goes on being drawn for their unit, though the session that named it is lost. */
function selectSessionUnit(snapshot: AuthSnapshot): SessionUnit {
  const { session, configuration } = snapshot.context;
  const known = configuration === undefined ? undefined : unitByConfiguration.get(configuration);
  if (session === undefined || (known !== undefined && snapshot.hasTag('held'))) {
    return known ?? noUnit;
  }
  if (known?.id === session.unitId && known?.typeId === session.unitTypeId) {
    return known ?? noUnit;
  }
  const unit = { id: session.unitId, typeId: session.unitTypeId };
  if (configuration !== undefined) {
    unitByConfiguration.set(configuration, unit);
  }
  return unit;
}

const noPolicies: ReadonlySet<string> = new Set();

/** The same configuration gives the same set, so that selecting it renders nothing anew. */
const grantedIn = remembered(
  (record: Readonly<Record<string, boolean>>): ReadonlySet<string> =>
    new Set(Object.keys(record).filter((name) => record[name] === true)),
);

function selectGrantedPolicies({ context }: AuthSnapshot): ReadonlySet<string> {
  const record = context.configuration?.auth.grantedPolicies;
  return record === undefined ? noPolicies : grantedIn(record);
}
