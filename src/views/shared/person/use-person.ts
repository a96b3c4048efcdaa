import { useMemo } from 'react';

import { useConfiguration, useIsFund, useSessionUnit } from '@/views/app/auth-context';

/** The facts of the signed-in person that the back end has told. */
export type Person = {
  /** Full name in Vietnamese order, the user name where there is none. */
  readonly name: string;
  readonly userName: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly roles: readonly string[];
  readonly unitId: string | undefined;
  readonly isFund: boolean;
  /** Name of the tenant they have signed in to; `undefined` at the host. */
  readonly tenant: string | undefined;
};

export function usePerson(): Person {
  const { currentUser: user, currentTenant } = useConfiguration() ?? {};
  const tenant = currentTenant?.name ?? undefined;
  const { id: unitId } = useSessionUnit();
  const isFund = useIsFund();
  return useMemo(() => {
    const userName = user?.userName ?? '';
    const fullName = [user?.surName, user?.name].filter((part) => (part ?? '') !== '').join(' ');
    return {
      name: fullName === '' ? userName : fullName,
      userName,
      email: user?.email ?? undefined,
      phone: user?.phoneNumber ?? undefined,
      roles: user?.roles ?? [],
      unitId,
      isFund,
      tenant,
    };
  }, [user, unitId, isFund, tenant]);
}
