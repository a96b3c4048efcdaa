import { inShort, statusBehind, type Answer, type NoAnswer } from './ask';
import { get } from './check-back-end';
import type { KnownExamination } from './examination';
import { judged, skipped, type Finding } from './finding';

/** Enough to be quick, few enough to trouble no server. */
const questionsAtOnce = 4;

/** Asks every list of the business contract as a stranger, who has to be refused by 401. */
export async function checkContract(
  examination: KnownExamination,
  paths: readonly string[],
): Promise<readonly Finding[]> {
  const answers: (readonly [string, Answer | NoAnswer])[] = [];
  let isSilent = false;
  for (let start = 0; start < paths.length && !isSilent; start += questionsAtOnce) {
    const asked = paths.slice(start, start + questionsAtOnce);
    const group = await Promise.all(asked.map(async (path) => [path, await get(examination, path)] as const));
    answers.push(...group);
    // Waiting for each of the others would take minutes and tell the same.
    isSilent = group.every(([, { kind }]) => kind === 'none');
  }
  const gone = answers.filter(([, answer]) => isMissing(answer));
  const open = answers.filter(([, answer]) => !isMissing(answer) && answer.kind === 'answer' && answer.status !== 401);
  const seen = answers.length - gone.length;
  const there = `${seen} of ${paths.length}`;
  const unasked = paths.length - answers.length;
  return [
    judged(
      'api.contract',
      gone.length > 0
        ? [`${there} are there`, ...(unasked > 0 ? [`${unasked} not asked any more`] : []), ...gone.map(told)]
        : [],
      there,
    ),
    seen > 0
      ? judged('api.protected', open.map(told), `${seen} refuse by 401`)
      : skipped('api.protected', 'no endpoint is there'),
  ];
}

function isMissing(answer: Answer | NoAnswer): boolean {
  if (answer.kind === 'none') {
    return true;
  }
  const status = statusBehind(answer);
  return status === 404 || status === 405 || status >= 500;
}

function told([path, answer]: readonly [string, Answer | NoAnswer]): string {
  return `${path}: ${inShort(answer)}`;
}
