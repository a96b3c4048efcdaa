import type { AnySchema } from 'yup';

import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  isBlank,
  mustBeWhole,
  oneOfThese,
  optionalNumber,
  optionalText,
  recordOf,
  requiredText,
  siblingText,
} from '../validation/yup-fields';
import {
  callMethods,
  faultOutcomeIds,
  outcomeOf,
  type CallMethod,
  type FaultOutcome,
  type FaultRule,
} from './fault-rule';
import { longestLatencyMs } from './latency';

/** A rule as it is typed; numbers that are none stay the texts they are. */
export type FaultRuleInput = {
  readonly outcome: FaultOutcome;
  readonly method: CallMethod;
  readonly path: string;
  readonly detail: string | null;
  /** Empty: until it is switched off. */
  readonly count: number | null;
  /** Of a hundred calls. */
  readonly percent: number | null;
};

const longestPath = 300;
const longestRetryAfterSeconds = 3_600;
const mostStrikes = 1_000;
const longestMember = 100;

export const blankFaultRule: FaultRuleInput = {
  outcome: 'unavailable',
  method: '*',
  path: '/api/app/*',
  detail: outcomeOf('unavailable').usual ?? null,
  count: 1,
  percent: 100,
};

export function faultRuleSchema() {
  return recordOf({
    outcome: oneOfThese(faultOutcomeIds),
    method: oneOfThese(callMethods),
    path: checkedText(requiredText({ max: longestPath }), 'pattern', (path) => /^[/*][^\s?#]*$/u.test(path.trim())),
    detail: detail(),
    count: mustBeWhole(optionalNumber({ min: 1, max: mostStrikes })),
    percent: mustBeWhole(optionalNumber({ min: 1, max: 100 })).test(
      'required',
      validationMessage('required'),
      (value) => value !== null && value !== undefined,
    ),
  } satisfies Record<keyof FaultRuleInput, AnySchema>);
}

/** A checked input as a rule that is on. */
export function faultRuleOf({ outcome, method, path, detail, count, percent }: FaultRuleInput, id: string): FaultRule {
  return {
    id,
    isOn: true,
    method,
    path: path.trim(),
    outcome,
    detail: outcomeOf(outcome).detail === undefined ? '' : (detail ?? '').trim(),
    count: count ?? undefined,
    probability: (percent ?? 100) / 100,
  };
}

export function inputOfFaultRule({ outcome, method, path, detail, count, probability }: FaultRule): FaultRuleInput {
  return {
    outcome,
    method,
    path,
    detail: detail === '' ? null : detail,
    count: count ?? null,
    percent: Math.round(probability * 100),
  };
}

/** What is asked for depends on the outcome beside it. */
function detail() {
  return optionalText({ max: longestMember })
    .test('required', validationMessage('required'), (value, { parent }) => {
      const wanted = detailBeside(parent);
      return wanted === undefined || wanted === 'seconds' || !isBlank(value);
    })
    .test('invalid', validationMessage('invalid'), (value, { parent }) => {
      const wanted = detailBeside(parent);
      return isBlank(value) || wanted === undefined || isDetail(wanted, value.trim());
    });
}

function isDetail(wanted: NonNullable<ReturnType<typeof detailBeside>>, text: string): boolean {
  if (wanted === 'member') {
    return /^[\p{L}_][\p{L}\p{N}_.[\]]*$/u.test(text);
  }
  const most = wanted === 'seconds' ? longestRetryAfterSeconds : longestLatencyMs;
  return /^\d{1,6}$/u.test(text) && Number(text) <= most;
}

function detailBeside(parent: unknown) {
  const outcome = faultOutcomeIds.find((id) => id === siblingText(parent, 'outcome'));
  return outcome === undefined ? undefined : outcomeOf(outcome).detail;
}
