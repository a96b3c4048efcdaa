import { describe, expect, it } from 'vitest';

import {
  amountInputOf,
  emptyContributionAmount,
  normalizeContributionAmount,
} from '@/domain/contribution-amounts/contribution-amount-input';
import { emptySupportType, normalizeSupportType, supportTypeInputOf } from '@/domain/support-types/support-type-input';
import { emptyUnit, normalizeUnit, unitInputOf } from '@/domain/units/unit-input';

const lackingAll = (blank: object) => Object.fromEntries(Object.keys(blank).map((field) => [field, null])) as never;

describe('an old record that lacks what its form begins with', () => {
  it.each([
    ['B-11', 'unit', emptyUnit(), () => normalizeUnit(unitInputOf(lackingAll(emptyUnit())))],
    [
      'B-21',
      'contribution amount',
      emptyContributionAmount(),
      () => normalizeContributionAmount(amountInputOf(lackingAll(emptyContributionAmount()))),
    ],
    [
      'B-22',
      'support type',
      emptySupportType(),
      () => normalizeSupportType(supportTypeInputOf(lackingAll(emptySupportType()))),
    ],
  ])('%s C-08 can be edited: a %s has empty texts and lists, and nothing guessed', (_, __, blank, read) => {
    const fields: Readonly<Record<string, unknown>> = { ...read() };
    const guessed = Object.entries(blank).filter(
      ([field, value]) => typeof value === 'number' && fields[field] !== null && fields[field] !== undefined,
    );
    const lost = Object.entries(blank).filter(
      ([field, value]) => Array.isArray(value) && !Array.isArray(fields[field]),
    );
    expect([guessed, lost]).toEqual([[], []]);
  });
});
