import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';

import { isSame } from '@/domain/records/record-differences';
import type { RecordFormRef } from '@/machines/records/record-form-machine';
import type { StoredRecord } from '@/machines/records/record-form-setup';
import { useLookup } from '@/views/shared/form/use-lookup';

/** What lies in a province. */
type Placed = { readonly tinhThanhMa: string };

/** Provinces whose communes a conflict dialog has to name: as it was, as I typed it, as it is stored now. */
export type ConflictProvinces = readonly [string, string, string];

const none: ConflictProvinces = ['', '', ''];

/** The provinces of the three versions that a form's conflict compares; empty where there is none. */
export function useConflictProvinces<Input extends Placed, Entity extends Placed & StoredRecord>(
  formRef: RecordFormRef<Input, Entity>,
): ConflictProvinces {
  return useSelector(
    formRef,
    ({ context: { base, typed, theirs } }: SnapshotFrom<RecordFormRef<Input, Entity>>): ConflictProvinces =>
      theirs === undefined ? none : [base?.tinhThanhMa ?? '', typed?.tinhThanhMa ?? '', theirs.tinhThanhMa],
    isSame,
  );
}

/**
 * The names of the communes of a province, or of the three that a conflict compares; a commune that is not known is named
 * by its id. What is empty is not asked for, nor the same province twice.
 */
export function useCommuneNames(provinces: string | ConflictProvinces): (id: string) => string {
  const [first, second, third] = typeof provinces === 'string' ? [provinces, '', ''] : provinces;
  const { nameOf: nameInFirst } = useLookup('xa-phuong', first);
  const { nameOf: nameInSecond } = useLookup('xa-phuong', second === first ? '' : second);
  const { nameOf: nameInThird } = useLookup('xa-phuong', third === first || third === second ? '' : third);
  return useCallback(
    (id) => [nameInFirst, nameInSecond, nameInThird].map((nameOf) => nameOf(id)).find((name) => name !== id) ?? id,
    [nameInFirst, nameInSecond, nameInThird],
  );
}
