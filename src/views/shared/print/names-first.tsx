import type { ReactNode } from 'react';

import type { LookupName } from '@/domain/lookups/lookup';
import type { LookupsApi, UnitChoice } from '@/services/api/lookups-api';
import { useServices } from '@/views/app/services-context';

import { ListFailure } from '../list/list-failure';
import { DelayedLoader } from '../loading/delayed-loader';
import { noPause, useLiveAnswer } from '../use-live-answer';
import { unitOf } from './issuer';

/** A look-up that a paper takes names from, kept per parent where it is. */
export type NeededLookup = { readonly name: LookupName; readonly parentId?: string | undefined };

type NeededNames = {
  readonly lookups: readonly NeededLookup[];
  /** A unit that the paper is about and that is known by its id alone. */
  readonly unitId?: string | undefined;
};

type NamesFirstProps = { readonly needed: NeededNames; readonly children: (unit: UnitChoice | undefined) => ReactNode };

/**
 * A paper once the names are there that it needs, or why they are not: a screen may show a code meanwhile, but what is
 * signed and filed may not. The look-ups are kept, so that what is drawn has them at hand.
 */
export function NamesFirst({ needed, children }: NamesFirstProps) {
  const { lookups } = useServices();
  // Text, since the same needs in another object are no other question.
  const question = JSON.stringify(needed);
  const { answer, error, retry } = useLiveAnswer(question, (asked, signal) => load(lookups, asked, signal), noPause);
  if (error !== undefined) {
    return <ListFailure error={error} hasRows={false} onRetry={retry} />;
  }
  return answer === undefined ? <DelayedLoader /> : children(answer.unit);
}

async function load(
  api: LookupsApi,
  question: string,
  signal: AbortSignal,
): Promise<{ readonly unit: UnitChoice | undefined }> {
  const { lookups, unitId } = JSON.parse(question) as NeededNames;
  const [unit] = await Promise.all([
    unitId === undefined ? undefined : unitOf(api, unitId, signal),
    ...lookups.map(({ name, parentId }) => (parentId === '' ? undefined : api.all(name, parentId))),
  ]);
  return { unit };
}
