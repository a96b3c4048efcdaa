import { describe, expect, it } from 'vitest';

import {
  blankFaultRule,
  faultRuleOf,
  faultRuleSchema,
  inputOfFaultRule,
  type FaultRuleInput,
} from '@/domain/desk/fault-rule-input';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

describe('the form of a rule', () => {
  const errorsOf = (input: Partial<Record<keyof FaultRuleInput, unknown>>) =>
    validationErrorsOf(faultRuleSchema(), { ...blankFaultRule, ...input }).map(({ field, key }) => `${field} ${key}`);

  it('D-03 takes what makes sense and names what does not', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ detail: null, count: null })).toEqual([]);
    expect(errorsOf({ outcome: 'late', detail: null })).toEqual(['detail required']);
    expect(errorsOf({ outcome: 'late', detail: '60001' })).toEqual(['detail invalid']);
    expect(errorsOf({ outcome: 'invalid', detail: 'ho ten' })).toEqual(['detail invalid']);
    expect(errorsOf({ outcome: 'invalid', detail: 'hopDong[0].ngayKy' })).toEqual([]);
    expect(errorsOf({ outcome: 'torn', detail: 'whatever' })).toEqual([]);
    expect(errorsOf({ path: ' ' })).toEqual(['path required']);
    expect(errorsOf({ path: 'api app' })).toEqual(['path pattern']);
    expect(errorsOf({ path: '*lao-dong' })).toEqual([]);
    // A rule sees the path alone: an address copied with its query would never strike.
    expect(errorsOf({ path: '/api/app/nguoi-lao-dong?Sorting=hoTen' })).toEqual(['path pattern']);
    expect(errorsOf({ path: '/api/app/nguoi-lao-dong#top' })).toEqual(['path pattern']);
    expect(errorsOf({ count: 0 })).toEqual(['count min']);
    expect(errorsOf({ count: 1.5 })).toEqual(['count invalid']);
    expect(errorsOf({ percent: null })).toEqual(['percent required']);
    expect(errorsOf({ percent: 101 })).toEqual(['percent max']);
    expect(errorsOf({ outcome: 'nothing', method: 'PATCH' })).toEqual(['outcome invalid', 'method invalid']);
  });

  it('D-03 makes a rule of it and an input of a rule', () => {
    const input: FaultRuleInput = { ...blankFaultRule, path: ' /api/* ', count: null, percent: 25 };
    const made = faultRuleOf(input, 'rule-4');
    expect(made).toEqual({
      id: 'rule-4',
      isOn: true,
      method: '*',
      path: '/api/*',
      outcome: 'unavailable',
      detail: '60',
      count: undefined,
      probability: 0.25,
    });
    expect(inputOfFaultRule(made)).toEqual({ ...input, path: '/api/*' });
    expect(faultRuleOf({ ...input, outcome: 'torn' }, 'rule-4').detail).toBe('');
  });
});
