import { inShort, statusBehind, type Answer, type NoAnswer } from './ask';
import { get } from './check-back-end';
import type { KnownExamination } from './examination';
import { judged, type Finding } from './finding';

/** Enough to be quick, few enough to trouble no server. */
const questionsAtOnce = 4;

/** Asks every list of the business contract as a stranger, who has to be refused by 401. */
export async function checkContract(
  examination: KnownExamination,
  paths: readonly string[],
): Promise<readonly Finding[]> {
  const answers: (readonly [string, Answer | NoAnswer])[] = [];
  for (let start = 0; start < paths.length; start += questionsAtOnce) {
    const group = paths.slice(start, start + questionsAtOnce);
    answers.push(...(await Promise.all(group.map(async (path) => [path, await get(examination, path)] as const))));
  }
  const gone = answers.filter(([, answer]) => isMissing(answer));
  const open = answers.filter(([, answer]) => !isMissing(answer) && answer.kind === 'answer' && answer.status !== 401);
  const there = `${paths.length - gone.length} of ${paths.length}`;
  return [
    judged('api.contract', gone.length > 0 ? [`${there} are there`, ...gone.map(told)] : [], there),
    judged('api.protected', open.map(told), `${paths.length - gone.length} refuse by 401`),
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
