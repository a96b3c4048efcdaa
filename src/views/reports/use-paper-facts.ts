import { useMemo } from 'react';

import { AppError } from '@/domain/errors/app-error';
import type { ReportFilters } from '@/domain/reports/report';
import type { LookupsApi } from '@/services/api/lookups-api';
import { useServices } from '@/views/app/services-context';
import { issuerOf, unitOf, useOwnUnitId } from '@/views/shared/print/issuer';
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

/** Whose paper a report is, and the names of what it was narrowed to. */
export function usePaperFacts({ donViId, canBoPhuTrachId }: ReportFilters): FoundFacts {
  const { lookups } = useServices();
  const ownUnitId = useOwnUnitId();
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
  const [organisation, unit, officerName] = await Promise.all([
    issuerOf(lookups, ownUnitId, signal),
    unitId === undefined ? undefined : unitOf(lookups, unitId, signal),
    officerId === undefined ? undefined : officerNameOf(lookups, officerId),
  ]);
  return { organisation, unit, officerName };
}

async function officerNameOf(lookups: LookupsApi, id: string): Promise<string> {
  const found = (await lookups.all('can-bo-quy')).find((officer) => officer.id === id);
  if (found === undefined) {
    throw new AppError('http.notFound');
  }
  return found.ten;
}
