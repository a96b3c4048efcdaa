import { parse } from 'yaml';

import { examine, type ExaminationRequest } from './examine';
import { exitCodeOf, jsonReport, printedReport } from './report';

type Run = Omit<ExaminationRequest, 'contractPaths'> & {
  /** Text of docs/api/openapi.yaml. */
  readonly contract: string;
  readonly isJson: boolean;
};

/** Examines an installation and tells what to print, and how to end. */
export async function runDoctor(run: Run): Promise<{ readonly text: string; readonly exitCode: 0 | 1 }> {
  const findings = await examine({ ...run, contractPaths: readablePaths(run.contract) });
  const print = run.isJson ? jsonReport : printedReport;
  return { text: print(run.address, findings), exitCode: exitCodeOf(findings) };
}

/** The paths of the business contract that can be read without knowing a record. */
export function readablePaths(contract: string): readonly string[] {
  const { paths } = parse(contract) as { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
  return Object.entries(paths)
    .filter(([path, operations]) => 'get' in operations && !path.includes('{'))
    .map(([path]) => path);
}
