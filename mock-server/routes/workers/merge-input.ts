import type { Worker } from '@/domain/workers/worker';
import {
  defaultChoices,
  mergeFields,
  type MergeField,
  type MergePlan,
  type WorkerMergeInput,
} from '@/domain/workers/worker-merge';
import { isJsonObject } from '@/domain/validation/json-object';

import { fieldError, refuseInvalid } from '../validation-answers';

/**
 * The request to merge, checked in shape; a field without a choice is left to the default.
 *
 * @throws MockFailure 400 with all complaints, also for a record that would be merged with itself.
 */
export function readMergeInput(body: unknown): WorkerMergeInput {
  const { giuLaiId, boDiId, concurrencyStamps, luaChon = {} } = isJsonObject(body) ? body : {};
  const stamps = isJsonObject(concurrencyStamps) ? concurrencyStamps : {};
  const choices = isJsonObject(luaChon) ? Object.entries(luaChon) : undefined;
  refuseInvalid([
    ...(isText(giuLaiId) ? [] : [fieldError('giuLaiId', 'required')]),
    ...(isText(boDiId) ? [] : [fieldError('boDiId', 'required')]),
    ...(isText(boDiId) && boDiId === giuLaiId ? [fieldError('boDiId', 'invalid')] : []),
    ...(choices === undefined ? [fieldError('luaChon', 'invalid')] : []),
    ...(choices ?? []).filter((choice) => !isChoice(choice)).map(([name]) => fieldError(`luaChon.${name}`, 'invalid')),
  ]);
  return {
    giuLaiId: String(giuLaiId),
    boDiId: String(boDiId),
    concurrencyStamps: { giuLai: String(stamps['giuLai']), boDi: String(stamps['boDi']) },
    luaChon: Object.fromEntries(choices ?? []),
  };
}

/** The plan that a request means; the record that stays is the left one. @param today ISO date. */
export function mergePlan({ luaChon }: WorkerMergeInput, kept: Worker, removed: Worker, today: string): MergePlan {
  const pair = { left: kept, right: removed };
  const choices = Object.entries(luaChon).map(
    ([field, side]) => [field, side === 'giuLai' ? 'left' : 'right'] as const,
  );
  return { ...pair, kept: 'left', choices: { ...defaultChoices(pair, today), ...Object.fromEntries(choices) } };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isChoice([field, side]: readonly [string, unknown]): boolean {
  return mergeFields.includes(field as MergeField) && (side === 'giuLai' || side === 'boDi');
}
