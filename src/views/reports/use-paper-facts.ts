import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';

import { AppError } from '@/domain/errors/app-error';
import type { ReportFilters } from '@/domain/reports/report';
import { createLiveAnswerMachine } from '@/machines/live-answer-machine';
import type { LookupsApi } from '@/services/api/lookups-api';
import { useServices } from '@/views/app/services-context';
import { fromCall } from '@/views/shared/from-call';
import { fundHeading } from '@/views/shared/print/paper-words';
import { usePerson } from '@/views/shared/use-person';
import { useReloadOnReturn } from '@/views/shared/use-reload-on-return';
import type { KnownUnit } from '@/views/shared/use-unit';

import type { PaperFacts } from './report-paper-content';

/** By their ids: the unit whose paper it is, absent for the Fund's, and what the report was narrowed to. */
type Question = {
  readonly ownUnitId: string | undefined;
  readonly unitId: string | undefined;
  readonly officerId: string | undefined;
};

type Answer = { readonly question: Question; readonly facts: PaperFacts };

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
  const [logic] = useState(() => factsLogic(lookups));
  const factsRef = useActorRef(logic);
  const answer = useSelector(factsRef, ({ context }) => context.answer);
  const error = useSelector(factsRef, ({ context }) => context.error);
  const retry = () => {
    factsRef.send({ type: 'answer.retry' });
  };

  useEffect(() => {
    factsRef.send({ type: 'question.change', question });
  }, [factsRef, question]);

  useReloadOnReturn(factsRef, retry);

  return { facts: answer?.question === question ? answer.facts : undefined, error, retry };
}

/** Nobody types here: names are asked for at once. */
function factsLogic(lookups: LookupsApi) {
  return createLiveAnswerMachine<Question, Answer>().provide({
    delays: { pause: 0 },
    actors: {
      ask: fromCall(async ({ question }: { readonly question: Question }, signal): Promise<Answer> => {
        const { ownUnitId, unitId, officerId } = question;
        const [own, unit, officerName] = await Promise.all([
          unitOf(lookups, ownUnitId, signal),
          unitOf(lookups, unitId, signal),
          officerOf(lookups, officerId),
        ]);
        return {
          question,
          facts: { organisation: own === undefined ? fundHeading : { name: own.ten }, unit, officerName },
        };
      }),
    },
  });
}

async function unitOf(
  lookups: LookupsApi,
  id: string | undefined,
  signal: AbortSignal,
): Promise<KnownUnit | undefined> {
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
