import * as v from 'valibot';

import { remoteErrorSchema } from '@/domain/abp/application-configuration';
import { AppError } from '@/domain/errors/app-error';
import type { ImportResult } from '@/domain/import/import-row';

/** The call got through: whoever counts what it has done takes the rows for sent. */
const status = 200;

const answerSchema = v.object({
  ketQua: v.array(
    v.union([
      // Asked first: a refused row of a C# class with `Guid Id` has an id too.
      v.object({ thuTu: v.number(), loi: remoteErrorSchema.entries.error }),
      v.object({ thuTu: v.number(), id: v.string(), loi: v.optional(v.null()) }),
    ]),
  ),
});

/**
 * What became of each row of an import's call, in the order in which they were sent.
 *
 * @throws {AppError} `response.malformed` unless the answer speaks of every row exactly once.
 */
export async function importResults(count: number, answer: Promise<unknown>): Promise<readonly ImportResult[]> {
  const parsed = v.safeParse(answerSchema, await answer);
  if (!parsed.success) {
    throw new AppError('response.malformed', { status, detail: v.summarize(parsed.issues).slice(0, 200) });
  }
  const byPlace = new Map(parsed.output.ketQua.map((result) => [result.thuTu, result]));
  const results = Array.from({ length: count }, (_, place) => byPlace.get(place)).filter(
    (result) => result !== undefined,
  );
  if (results.length !== count || parsed.output.ketQua.length !== count) {
    const detail = `The answer is not about the ${count} rows that were sent.`;
    throw new AppError('response.malformed', { status, detail });
  }
  return results.map((result) => ('id' in result ? { id: result.id } : { refusal: result.loi }));
}
