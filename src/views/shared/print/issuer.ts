import { useMemo } from 'react';

import { AppError } from '@/domain/errors/app-error';
import type { LookupsApi, UnitChoice } from '@/services/api/lookups-api';
import { useServices } from '@/views/app/services-context';

import { usePerson } from '../person/use-person';
import { noPause, useLiveAnswer, type LiveAnswer } from '../use-live-answer';
import { fundHeading, type PrintOrganisation } from './paper-words';

/** The unit whose paper it is, for whoever belongs to one; `undefined` for the Fund's. */
export function useOwnUnitId(): string | undefined {
  const { isFund, unitId } = usePerson();
  return isFund ? undefined : unitId;
}

/** Whose paper it is that the person makes; nobody's until that is known: no paper is made before. */
export function useIssuer(): LiveAnswer<PrintOrganisation> {
  const { lookups } = useServices();
  const ownUnitId = useOwnUnitId();
  const question = useMemo(() => ({ ownUnitId }), [ownUnitId]);
  return useLiveAnswer(question, (asked, signal) => issuerOf(lookups, asked.ownUnitId, signal), noPause);
}

/**
 * The Fund, or the unit of this id.
 *
 * @throws {AppError} `http.notFound` for a unit that is gone; whatever the call rejects with.
 */
export async function issuerOf(
  lookups: LookupsApi,
  ownUnitId: string | undefined,
  signal: AbortSignal,
): Promise<PrintOrganisation> {
  return ownUnitId === undefined ? fundHeading : { name: (await unitOf(lookups, ownUnitId, signal)).ten };
}

/**
 * A unit by its id, asked for as pickers ask for it: whoever is signed in may, not only those who may read the units
 * database.
 *
 * @throws {AppError} `http.notFound` for one that is gone; whatever the call rejects with.
 */
export async function unitOf(lookups: LookupsApi, id: string, signal: AbortSignal): Promise<UnitChoice> {
  const found = (await lookups.findUnits(id, signal)).find((unit) => unit.id === id);
  if (found === undefined) {
    throw new AppError('http.notFound');
  }
  return found;
}
