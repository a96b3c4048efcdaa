import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createLineJudge } from '@/domain/fund-reports/line-checks';
import type { TypedLine } from '@/domain/fund-reports/line-input';
import { judgedAmong, judgedSoFar, nextToJudge } from '@/domain/fund-reports/lines-in-turn';

import { october, typedLine } from './report-fixtures';

const made = (count: number) => Array.from({ length: count }, (_, index) => typedLine(index));

describe('many lines that are judged in turns', () => {
  it('B-01 lets few lines pass at once, and many wait for their turn', () => {
    const lines = made(51);
    const [first] = lines;
    const known = new Set(lines.slice(0, 1));
    expect([judgedAmong(lines, new Set()), judgedAmong(lines, known)]).toEqual([new Set(), new Set(lines)]);
    expect(judgedAmong([...made(51), ...(first === undefined ? [] : [first])], known)).toEqual(known);
  });

  it('B-01 takes those on the screen first, and no more than a turn has time for', () => {
    const lines = made(600);
    const turn = nextToJudge(lines, new Set(lines.slice(500, 510)), 500);
    expect(turn).toEqual([...lines.slice(510), ...lines.slice(0, 160)]);
  });

  it('B-01 judges every line exactly once, wherever the person scrolls to meanwhile', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000 }), fc.array(fc.nat(2_000), { maxLength: 10 }), (count, sights) => {
        const lines: readonly TypedLine[] = Array.from({ length: count }, () => ({}) as TypedLine);
        const judged: TypedLine[] = [];
        for (let turn = 0; judged.length < count; turn += 1) {
          judged.push(...nextToJudge(lines, new Set(judged), sights[turn] ?? 0));
        }
        expect([judged.length, new Set(judged).size]).toEqual([count, count]);
      }),
      { numRuns: 30 },
    );
  });

  it('B-01 says of no line that it is right before it was judged', () => {
    const lines = [typedLine(0), typedLine(1, { soCccd: '1' }), typedLine(2), typedLine(2)];
    const judge = createLineJudge(october);
    const found = (judged: readonly TypedLine[]) =>
      judgedSoFar(lines, new Set(judged), judge).map((errors) => errors?.map(({ key }) => key));
    expect(found([])).toEqual([undefined, undefined, undefined, undefined]);
    expect(found(lines.slice(0, 3))).toEqual([[], ['cccd'], ['duplicateContract'], undefined]);
  });
});
