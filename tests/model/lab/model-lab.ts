import { allMachines } from '../../support/all-machines';
import { firstSeed } from '../../support/seeds';
import { allWalks } from '../all-walks';
import { findingsOf } from './findings';
import { nearestNames } from './nearest-names';
import { findingsLines, pathPage, sumLine } from './print-lab';
import { findState, shortestPathTo } from './shortest-path';

/** What `npm run model` prints, and the page that it writes; `isGood` is false where nothing was found. */
export type LabAnswer = {
  readonly text: string;
  readonly isGood: boolean;
  readonly page?: { readonly name: string; readonly text: string };
};

/**
 * Answers the model lab's questions: nothing asked tells of every machine, a machine's name of that one, a state's name
 * beside it the shortest way to the state.
 */
export function askLab(machineName: string | undefined, stateName: string | undefined): LabAnswer {
  if (machineName === undefined) {
    const findings = allMachines.map((machine) => findingsOf(machine, allWalks));
    const blocks = findings.map((each) => findingsLines(each).join('\n'));
    return { text: [...blocks, sumLine(findings), seedLine()].join('\n\n'), isGood: true };
  }
  const machine = allMachines.find(({ id }) => id === machineName);
  if (machine === undefined) {
    const nearest = nearestNames(
      machineName,
      allMachines.map(({ id }) => id),
    );
    return { text: `There is no machine "${machineName}". Nearest: ${nearest.join(', ')}.`, isGood: false };
  }
  if (stateName === undefined) {
    return { text: findingsLines(findingsOf(machine, allWalks)).join('\n'), isGood: true };
  }
  const found = findState(machine, stateName);
  if (found.kind !== 'found') {
    const names = found.names.join(', ');
    return {
      text:
        found.kind === 'unknown'
          ? `The machine ${machine.id} has no state "${stateName}". Nearest: ${names}.`
          : `Several states of ${machine.id} are called "${stateName}": ${names}. Name one of them.`,
      isGood: false,
    };
  }
  const path = shortestPathTo(found.state, allWalks, machine.id);
  if (path === undefined) {
    return { text: `No walk of ${machine.id} comes to ${found.state.path}.`, isGood: false };
  }
  const text = pathPage(path);
  return { text, isGood: true, page: { name: `${machine.id}-${stateName}`.replaceAll(/[^\w.-]/gu, ''), text } };
}

function seedLine(): string {
  return `Random walks begin at seed ${firstSeed()}; SEED=n npm test begins them at n, and a walk that fails names its seed.`;
}
