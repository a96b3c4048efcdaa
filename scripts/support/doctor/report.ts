import type { Finding, Grade } from './finding';
import { findingTable } from './finding-table';

const marks: Readonly<Record<Grade, string>> = { good: '✓', warning: '!', wrong: '✗', skipped: '–' };

const guide = 'docs/connect-to-abp.md';

/** 0 where nothing is wrong, 1 otherwise; warnings alone are no failure. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 {
  return findings.some(({ grade }) => grade === 'wrong') ? 1 : 0;
}

/** The findings for a person: one line each, and for what is not good what to do and where to read. */
export function printedReport(address: string, findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ id, grade, seen }) => {
    const { title, advice, section } = findingTable[id];
    const first = `${marks[grade]} ${title}: ${seen}`;
    return grade === 'warning' || grade === 'wrong'
      ? [first, `    ${id} · ${advice}`, `    ${guide}#${section}`]
      : [first];
  });
  const count = (grade: Grade) => findings.filter((finding) => finding.grade === grade).length;
  const total = `${count('good')} good, ${count('warning')} to think about, ${count('wrong')} wrong, ${count('skipped')} not looked at`;
  return [address, '', ...lines, '', total].join('\n');
}

/** The same for a machine. */
export function jsonReport(address: string, findings: readonly Finding[]): string {
  const told = findings.map((finding) => ({
    ...finding,
    title: findingTable[finding.id].title,
    advice: findingTable[finding.id].advice,
    guide: `${guide}#${findingTable[finding.id].section}`,
  }));
  return JSON.stringify({ address, isGood: exitCodeOf(findings) === 0, findings: told }, null, 2);
}
