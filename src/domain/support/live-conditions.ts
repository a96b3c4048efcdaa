import type { SupportType } from '../support-types/support-type';
import {
  conditionCodes,
  entryConditions,
  factConditionCodes,
  type JudgedCondition,
  type SupportEntry,
} from './support-eligibility';
import type { SupportConditions } from './support-request';

/** What the back end has answered about a case, perhaps about an earlier state of it. */
export type AnsweredCase = SupportConditions['truongHop'][number];

/**
 * The conditions of a case while it is typed, in their order: what the entry tells by itself is judged at once, what
 * needs facts is as the back end last answered.
 */
export function liveConditions(
  type: SupportType,
  entry: SupportEntry,
  answered: AnsweredCase | undefined,
): readonly JudgedCondition[] {
  const ofFacts = new Set(factConditionCodes(type));
  const known = [
    ...entryConditions(type, entry, answered?.daTamCap ?? 0),
    ...(answered?.dieuKien ?? []).filter(({ ma }) => ofFacts.has(ma)),
  ];
  return conditionCodes(type).flatMap((code) => known.find(({ ma }) => ma === code) ?? []);
}
