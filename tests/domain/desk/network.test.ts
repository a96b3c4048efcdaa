import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawAt, seedOf } from '@/domain/desk/draws';
import {
  callMethods,
  emptyTally,
  faultOutcomeIds,
  isPathLike,
  strikes,
  type CallFacts,
  type FaultRule,
} from '@/domain/desk/fault-rule';
import {
  concernsCall,
  defaultNetwork,
  isUsualNetwork,
  meetCall,
  nextRuleId,
  parseNetwork,
  withoutRule,
  withRule,
  withSeed,
  type NetworkSetting,
} from '@/domain/desk/network';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const pathPart = fc.constantFrom('', '/', 'a', 'ab', 'A', '/api/', 'app', 'lao-dong', '.');
const path = fc.array(pathPart, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
const pattern = fc.array(fc.oneof(pathPart, fc.constant('*')), { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
const rules = fc.record({
  id: fc.constantFrom('rule-1', 'rule-2', 'rule-3'),
  isOn: fc.boolean(),
  method: fc.constantFrom(...callMethods),
  path: fc.oneof(pattern, fc.constant('*')),
  outcome: fc.constantFrom(...faultOutcomeIds),
  detail: fc.constantFrom('', '30'),
  count: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  probability: fc.double({ min: 0, max: 1, noNaN: true }),
});
const calls = fc.record({ method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'), path });
const settings = fc.record({
  seed: seeds,
  latency: fc.constantFrom(
    { kind: 'usual' } as const,
    { kind: 'never' } as const,
    { kind: 'fixed', milliseconds: 200 } as const,
  ),
  rules: fc.uniqueArray(rules, { maxLength: 3, selector: ({ id }) => id }),
  tallies: fc.constant({}),
});

const rule: FaultRule = {
  id: 'rule-1',
  isOn: true,
  method: 'GET',
  path: '/api/app/*',
  outcome: 'unavailable',
  detail: '',
  count: undefined,
  probability: 1,
};
const call: CallFacts = { method: 'GET', path: '/api/app/nguoi-lao-dong' };

describe('a path pattern', () => {
  it('D-03 says the same as the regular expression it stands for', () => {
    fc.assert(
      fc.property(pattern, path, (wanted, given) => {
        const expression = wanted.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
        expect(isPathLike(wanted, given)).toBe(new RegExp(`^${expression.join('.*')}$`, 'iu').test(given));
      }),
      { numRuns: 500 },
    );
  });

  it('takes a hostile pattern and path in no time', () => {
    expect(isPathLike('*a'.repeat(20_000), 'a'.repeat(19_999))).toBe(false);
    expect(isPathLike(`${'*a'.repeat(5_000)}*`, 'a'.repeat(5_000))).toBe(true);
  });
});

describe('a rule', () => {
  it('D-03 strikes what fits while it is on and not spent, and by its probability', () => {
    const tally = { met: 3, struck: 2 };
    expect({
      fits: strikes(rule, call, tally, 0.99),
      otherMethod: strikes(rule, { ...call, method: 'POST' }, tally, 0),
      anyMethod: strikes({ ...rule, method: '*' }, { ...call, method: 'post' }, tally, 0),
      otherPath: strikes(rule, { ...call, path: '/connect/token' }, tally, 0),
      off: strikes({ ...rule, isOn: false }, call, tally, 0),
      spent: strikes({ ...rule, count: 2 }, call, tally, 0),
      notYetSpent: strikes({ ...rule, count: 3 }, call, tally, 0),
      below: strikes({ ...rule, probability: 0.25 }, call, tally, 0.2499),
      at: strikes({ ...rule, probability: 0.25 }, call, tally, 0.25),
      never: strikes({ ...rule, probability: 0 }, call, tally, 0),
    }).toEqual({
      fits: true,
      otherMethod: false,
      anyMethod: true,
      otherPath: false,
      off: false,
      spent: false,
      notYetSpent: true,
      below: true,
      at: false,
      never: false,
    });
  });
});

describe('a run of calls', () => {
  const fates = (setting: NetworkSetting, all: readonly CallFacts[]) => {
    let present = setting;
    const struck = all.map((each) => {
      const met = meetCall(present, each);
      present = met.setting;
      return met.struck?.id;
    });
    return { struck, setting: present };
  };

  it('D-03 meets the same fate again with the same seed, and never more strikes than a rule has', () => {
    fc.assert(
      fc.property(settings, fc.array(calls, { maxLength: 30 }), (setting, all) => {
        const first = fates(setting, all);
        expect(fates(setting, all)).toEqual(first);
        expect(fates(withSeed(first.setting, setting.seed), all).struck).toEqual(first.struck);
        for (const each of setting.rules) {
          const tally = first.setting.tallies[each.id] ?? emptyTally;
          const counted = first.struck.filter((id) => id === each.id).length;
          expect(tally.struck).toBe(counted);
          expect(counted).toBeLessThanOrEqual(Math.min(each.count ?? Infinity, tally.met));
        }
      }),
    );
  });

  it('D-03 strikes a call only where a rule is about it, and leaves the usual network alone', () => {
    fc.assert(
      fc.property(settings, calls, (setting, each) => {
        const { struck } = meetCall(setting, each);
        expect(struck !== undefined && !concernsCall(setting, each)).toBe(false);
        expect(struck !== undefined && isUsualNetwork(setting)).toBe(false);
      }),
    );
  });

  it('D-03 strikes about as often as the probability says, and other calls make no difference to a rule', () => {
    const often = withRule(defaultNetwork, { ...rule, probability: 0.3 });
    const alone = fates(
      often,
      Array.from({ length: 1_000 }, () => call),
    );
    expect(Math.abs((alone.setting.tallies['rule-1']?.struck ?? 0) / 1_000 - 0.3)).toBeLessThan(0.05);

    const among = fates(
      often,
      Array.from({ length: 2_000 }, (_, index) => (index % 2 === 0 ? call : { ...call, method: 'POST' })),
    );
    expect(among.struck.filter((_, index) => index % 2 === 0)).toEqual(alone.struck);
    expect(alone.struck[0]).toBe(drawAt(seedOf(1, 'rule-1'), 0) < 0.3 ? 'rule-1' : undefined);
  });

  it('D-03 is decided by the first rule that strikes', () => {
    const both = [rule, { ...rule, id: 'rule-2', count: 1 }].reduce(withRule, defaultNetwork);
    expect(fates(both, [call, call]).struck).toEqual(['rule-1', 'rule-1']);
    const spent = [
      { ...rule, count: 1 },
      { ...rule, id: 'rule-2', count: 1 },
    ].reduce(withRule, defaultNetwork);
    expect(fates(spent, [call, call, call])).toEqual({
      struck: ['rule-1', 'rule-2', undefined],
      setting: { ...spent, tallies: { 'rule-1': { met: 1, struck: 1 }, 'rule-2': { met: 1, struck: 1 } } },
    });
    expect(isUsualNetwork(fates(spent, [call, call]).setting)).toBe(true);
  });
});

describe('the setting', () => {
  it('D-03 comes back from the store as it went in, and rubbish is the default', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        expect(parseNetwork(structuredClone(setting))).toEqual(setting);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (rubbish) => {
        expect(parseNetwork(rubbish)).toEqual(defaultNetwork);
      }),
    );
  });

  it('D-03 replaces a rule in its place, counts it anew, and drops it with what it has seen', () => {
    const two = [rule, { ...rule, id: 'rule-2' }].reduce(withRule, defaultNetwork);
    const met = meetCall(two, call).setting;
    const changed = withRule(met, { ...rule, count: 7 });

    expect(changed).toEqual({
      ...two,
      rules: [
        { ...rule, count: 7 },
        { ...rule, id: 'rule-2' },
      ],
      tallies: {},
    });
    expect(withoutRule(met, 'rule-1')).toEqual({ ...two, rules: [{ ...rule, id: 'rule-2' }], tallies: {} });
    expect([nextRuleId(defaultNetwork), nextRuleId(two), nextRuleId(withoutRule(two, 'rule-1'))]).toEqual([
      'rule-1',
      'rule-3',
      'rule-1',
    ]);
  });
});
