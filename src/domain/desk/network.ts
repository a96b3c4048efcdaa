import * as v from 'valibot';

import type { DeskPart } from './desk-part';
import { drawAt, seedOf } from './draws';
import {
  callMethods,
  concerns,
  emptyTally,
  faultOutcomeIds,
  isEffective,
  strikes,
  type CallFacts,
  type FaultRule,
  type Tally,
} from './fault-rule';
import { longestLatencyMs, type Latency } from './latency';

/** What the trainer has made of the network. */
export type NetworkSetting = {
  /** Of everything that is drawn: with the same seed the same calls meet the same fate. */
  readonly seed: number;
  readonly latency: Latency;
  /** The first one that strikes decides. */
  readonly rules: readonly FaultRule[];
  /** By the id of the rule; a rule that has met no call has none. */
  readonly tallies: Readonly<Record<string, Tally>>;
};

/** The desk's part that slows the network down and breaks calls. */
export type NetworkDesk = DeskPart & {
  readonly setting: () => NetworkSetting;
  /** Works at once, in every tab of the browser, and after a reload. */
  readonly change: (change: (setting: NetworkSetting) => NetworkSetting) => Promise<void>;
};

export const defaultNetwork: NetworkSetting = { seed: 1, latency: { kind: 'usual' }, rules: [], tallies: {} };

/** Seeds are whole numbers of 32 bits. */
export const largestSeed = 4_294_967_295;

/** Most rules at a time; more could not be overlooked. */
const mostRules = 50;

/** False while a call may be slower than usual, or fail. */
export function isUsualNetwork({ latency, rules, tallies }: NetworkSetting): boolean {
  return latency.kind === 'usual' && !rules.some((rule) => isEffective(rule, tallies[rule.id] ?? emptyTally));
}

/** True when a rule has to be asked about a call. */
export function concernsCall({ rules, tallies }: NetworkSetting, call: CallFacts): boolean {
  return rules.some((rule) => isEffective(rule, tallies[rule.id] ?? emptyTally) && concerns(rule, call));
}

/**
 * Lets a call meet the rules, in their order: which of them strikes it, and the setting with what they have seen.
 *
 * A rule's n-th call meets the same draw whatever other calls there are, so that a trainer's run can be repeated.
 */
export function meetCall(
  setting: NetworkSetting,
  call: CallFacts,
): { readonly setting: NetworkSetting; readonly struck: FaultRule | undefined } {
  const tallies: Record<string, Tally> = { ...setting.tallies };
  for (const rule of setting.rules) {
    const tally = tallies[rule.id] ?? emptyTally;
    if (isEffective(rule, tally) && concerns(rule, call)) {
      const isStruck = strikes(rule, call, tally, drawAt(seedOf(setting.seed, rule.id), tally.met));
      tallies[rule.id] = { met: tally.met + 1, struck: tally.struck + (isStruck ? 1 : 0) };
      if (isStruck) {
        return { setting: { ...setting, tallies }, struck: rule };
      }
    }
  }
  return { setting: { ...setting, tallies }, struck: undefined };
}

/** With a rule in the place of the one that has its id, or as the last one; either begins to count anew. */
export function withRule(setting: NetworkSetting, rule: FaultRule): NetworkSetting {
  const isKnown = setting.rules.some(({ id }) => id === rule.id);
  const rules = isKnown
    ? setting.rules.map((each) => (each.id === rule.id ? rule : each))
    : [...setting.rules, rule].slice(-mostRules);
  return { ...setting, rules, tallies: without(setting.tallies, rule.id) };
}

export function withoutRule(setting: NetworkSetting, ruleId: string): NetworkSetting {
  return {
    ...setting,
    rules: setting.rules.filter(({ id }) => id !== ruleId),
    tallies: without(setting.tallies, ruleId),
  };
}

/** All rules begin to count anew, with this seed. */
export function withSeed(setting: NetworkSetting, seed: number): NetworkSetting {
  return { ...setting, seed, tallies: {} };
}

/** The id of a rule that is new: the lowest number that is free, so that a run which is set up anew draws the same. */
export function nextRuleId({ rules }: NetworkSetting): string {
  let number = 1;
  while (rules.some(({ id }) => id === `rule-${number}`)) {
    number += 1;
  }
  return `rule-${number}`;
}

/** The setting out of whatever was stored; rubbish is the default. */
export function parseNetwork(stored: unknown): NetworkSetting {
  const parsed = v.safeParse(networkSchema, stored);
  return parsed.success ? parsed.output : defaultNetwork;
}

function without(tallies: NetworkSetting['tallies'], ruleId: string): NetworkSetting['tallies'] {
  return Object.fromEntries(Object.entries(tallies).filter(([id]) => id !== ruleId));
}

const duration = v.pipe(v.number(), v.minValue(0), v.maxValue(longestLatencyMs));
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const networkSchema: v.GenericSchema<unknown, NetworkSetting> = v.object({
  seed: number,
  latency: v.variant('kind', [
    v.object({ kind: v.literal('usual') }),
    v.object({ kind: v.literal('fixed'), milliseconds: duration }),
    v.object({ kind: v.literal('realistic'), medianMs: duration }),
    v.object({ kind: v.literal('never') }),
  ]),
  rules: v.array(
    v.object({
      id: v.string(),
      isOn: v.boolean(),
      method: v.picklist(callMethods),
      path: v.string(),
      outcome: v.picklist(faultOutcomeIds),
      detail: v.string(),
      count: v.undefinedable(v.pipe(number, v.minValue(1))),
      probability: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
  tallies: v.record(v.string(), v.object({ met: number, struck: number })),
});
