import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { formatPhone } from '@/domain/format/identities';
import type { User, UserInput } from '@/domain/users/user';
import type { RecordFormRef, RecordFormSnapshot } from '@/machines/records/record-form-machine';
import { useTexts } from '@/views/app/localization-context';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';
import { useRoleTitle } from '@/views/shared/person/role-titles';
import { unitLabel, useUnit } from '@/views/shared/person/use-unit';

import { userTexts } from './user-texts';

const hidden = '••••••••';

/** How a user's values are called and read where two versions are compared. A password is never shown. */
export function useUserWords(formRef: RecordFormRef<UserInput, User>): FieldWords {
  type Snapshot = RecordFormSnapshot<UserInput, User>;
  const texts = useTexts(userTexts);
  const roleTitle = useRoleTitle();
  const { base, typed, theirs } = useSelector(formRef, (snapshot: Snapshot) => snapshot.context);
  // Units are named where the versions differ in them: nothing else shows their ids.
  const isCompared = theirs !== undefined;
  const baseUnit = useUnit(isCompared ? nonEmpty(base?.donViId) : undefined);
  const typedUnit = useUnit(isCompared ? nonEmpty(typed?.donViId) : undefined);
  const theirUnit = useUnit(nonEmpty(theirs?.donViId));

  return useMemo(() => {
    const units = new Map([baseUnit, typedUnit, theirUnit].flatMap((unit) => (unit ? [[unit.id, unit] as const] : [])));
    const readers: Partial<Record<keyof UserInput, (value: unknown) => string>> = {
      phoneNumber: (value) => formatPhone(String(value)),
      donViId: (value) => {
        const unit = units.get(String(value));
        return unit === undefined ? String(value) : unitLabel(unit);
      },
      isActive: (value) => texts(value === true ? 'user.yes' : 'user.no'),
      lockoutEnabled: (value) => texts(value === true ? 'user.yes' : 'user.no'),
      roleNames: (value) => (value as readonly string[]).map(roleTitle).join(', '),
      password: () => hidden,
    };
    return {
      labelOf: (field) => texts(`user.${field as keyof UserInput}`),
      textOf: (field, value) => {
        const isNothing = value === undefined || value === null || value === '';
        return isNothing ? '' : (readers[field as keyof UserInput]?.(value) ?? (value as string));
      },
    };
  }, [texts, roleTitle, baseUnit, typedUnit, theirUnit]);
}

function nonEmpty(id: string | undefined): string | undefined {
  return id === '' ? undefined : id;
}
