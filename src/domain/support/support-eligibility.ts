import type { SupportType } from '../support-types/support-type';
import { judgeEntry } from './entry-conditions';
import { conditionsOfFacts, judgeFact } from './fact-conditions';
import { costKind } from './same-cost';
import type { ConditionCode, JudgedCondition, Verdict } from './support-condition';
import type { SupportEntry } from './support-entry';
import { advanceOf, type CaseFacts } from './support-facts';

/** The incident must have happened while working abroad (E3 names these types one by one). */
const typesOfWorkAbroad = new Set(['HT01', 'HT02', 'HT03', 'HT04', 'HT05']);

/** The enterprise must have kept its contracts (Art.18). */
const typeOfKeptContracts = 'HT10';

/** The conditions that a kind of support has, in their order. */
export function conditionCodes(type: SupportType): readonly ConditionCode[] {
  const isEnterprise = type.doiTuong === 3;
  const isOnceEach = isEnterprise ? costKind(type.ma) !== undefined : type.gioiHanLan === 1;
  const wanted: readonly (readonly [ConditionCode, boolean])[] = [
    ['E1', !isEnterprise],
    ['E2', !isEnterprise],
    ['E3', typesOfWorkAbroad.has(type.ma)],
    ['E4', isOnceEach],
    ['E5', type.cachTinh !== 6],
    ['E6', type.loaiTruoc.length > 0],
    ['E7', type.loaiTamCap !== null],
    ['E8', isEnterprise],
    ['E9', type.gioiHanLan === 2],
    ['E10', type.hanNopSauChuyenDi !== null],
    ['E11', type.ma === typeOfKeptContracts],
  ];
  return wanted.flatMap(([code, isWanted]) => (isWanted ? [code] : []));
}

/** What of a kind's conditions the back end has to be asked for. */
export function factConditionCodes(type: SupportType): readonly ConditionCode[] {
  return conditionCodes(type).filter((code) => conditionsOfFacts.has(code));
}

/**
 * Judges what an entry tells by itself: E5, E10 and E11. A condition whose values are not entered yet is left out.
 *
 * @param advance Known advance of HT04, for the frame of E5. Integer đồng.
 */
export function entryConditions(type: SupportType, entry: SupportEntry, advance = 0): readonly JudgedCondition[] {
  return judged(type, (code) => judgeEntry(type, entry, code, advance));
}

/** Judges all conditions of the kind by the entry and what the back end knows; the same order as `conditionCodes`. */
export function judgeCase(type: SupportType, entry: SupportEntry, facts: CaseFacts): readonly JudgedCondition[] {
  const advance = advanceOf(type, facts);
  return judged(type, (code) =>
    conditionsOfFacts.has(code) ? judgeFact(type, entry, code, facts) : judgeEntry(type, entry, code, advance),
  );
}

function judged(type: SupportType, judge: (code: ConditionCode) => Verdict | undefined): readonly JudgedCondition[] {
  return conditionCodes(type).flatMap((ma) => {
    const verdict = judge(ma);
    return verdict === undefined ? [] : [{ ma, canCu: type.canCu, ...verdict }];
  });
}
