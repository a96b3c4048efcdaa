import { useMemo } from 'react';

import { AppError } from '@/domain/errors/app-error';
import type { ReportFilters } from '@/domain/reports/report';
import type { LookupsApi, UnitChoice } from '@/services/api/lookups-api';
import { useServices } from '@/views/app/services-context';
import { fundHeading } from '@/views/shared/print/paper-words';
import { usePerson } from '@/views/shared/use-person';
import { noPause, useLiveAnswer } from '@/views/shared/use-live-answer';

import type { PaperFacts } from './report-paper-content';

/** By their ids: the unit whose paper it is, absent for the Fund's, and what the report was narrowed to. */
type Question = {
  readonly ownUnitId: string | undefined;
  readonly unitId: string | undefined;
  readonly officerId: string | undefined;
};

type FoundFacts = {
  /** `undefined` until they are known for these filters: no paper is made before. */
  readonly facts: PaperFacts | undefined;
  readonly error: AppError | undefined;
  readonly retry: () => void;
};

/**
 * Whose paper a report is, and the names of what it was narrowed to. Units are asked for as pickers ask for them: whoever
 * is signed in may, not only those who may read the units database.
 */
export function usePaperFacts({ donViId, canBoPhuTrachId }: ReportFilters): FoundFacts {
  const { lookups } = useServices();
  const person = usePerson();
  const ownUnitId = person.isFund ? undefined : person.unitId;
  const question = useMemo<Question>(
    () => ({ ownUnitId, unitId: donViId, officerId: canBoPhuTrachId }),
    [ownUnitId, donViId, canBoPhuTrachId],
  );
  const { answer, error, retry } = useLiveAnswer(question, (asked, signal) => factsOf(lookups, asked, signal), noPause);
  return { facts: answer, error, retry };
}

async function factsOf(
  lookups: LookupsApi,
  { ownUnitId, unitId, officerId }: Question,
  signal: AbortSignal,
): Promise<PaperFacts> {
  const [own, unit, officerName] = await Promise.all([
    unitOf(lookups, ownUnitId, signal),
    unitOf(lookups, unitId, signal),
    officerOf(lookups, officerId),
  ]);
  return { organisation: own === undefined ? fundHeading : { name: own.ten }, unit, officerName };
}

async function unitOf(
  lookups: LookupsApi,
  id: string | undefined,
  signal: AbortSignal,
): Promise<UnitChoice | undefined> {
  return id === undefined ? undefined : orMissing((await lookups.findUnits(id, signal)).find((unit) => unit.id === id));
}

async function officerOf(lookups: LookupsApi, id: string | undefined): Promise<string | undefined> {
  return id === undefined
    ? undefined
    : orMissing((await lookups.all('can-bo-quy')).find((officer) => officer.id === id)).ten;
}

function orMissing<Found>(found: Found | undefined): Found {
  if (found === undefined) {
    throw new AppError('http.notFound');
  }
  return found;
}
