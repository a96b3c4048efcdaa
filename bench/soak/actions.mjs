import { askPalette, exportList, leaf, look, open, search, wander } from './lists.mjs';
import { disturbances, editNote } from './note.mjs';
import { endSession, expire, loseNetwork, sleepAndWake, useAllTabs } from './trouble.mjs';
import { bulk, leaveAndReturn, readStatement, reload } from './work.mjs';

/** @typedef {import('./user.mjs').Action} Action */
/** @typedef {readonly [name: string, act: Action, share: number]} ActionRow */

/**
 * What somebody does, with how often; a page that is begun anew grows no more, so whoever is measured does not do that.
 *
 * @type {readonly ActionRow[]}
 */
const everybodys = [
  ['searches a list', search, 5],
  ['opens a record', open, 5],
  ['leafs and sorts', leaf, 3],
  ['looks at a page', look, 4],
  ['goes back and forward', wander, 2],
  ['exports a list', exportList, 1],
  ['asks the palette', askPalette, 2],
  ['sleeps and wakes', sleepAndWake, 1],
  ['loses the network', loseNetwork, 1],
  ['has its token refused', expire, 1],
  ['has its session ended', endSession, 1],
];

/** @type {Readonly<Record<import('./people.mjs').PersonKind, readonly ActionRow[]>>} */
const own = {
  officer: [
    ...disturbances.map((disturbance) => {
      const [what] = disturbance;
      return /** @type {const} */ ([`edits a note${what}`, (user) => editNote(user, disturbance), 1]);
    }),
    ['works in all tabs at once', useAllTabs, 1],
  ],
  accountant: [
    ['reads a statement', readStatement, 3],
    ['reloads', reload, 1],
  ],
  director: [
    ['decides several reports', bulk, 3],
    ['signs out and in', leaveAndReturn, 1],
  ],
  unit: [
    ['reloads', reload, 2],
    ['signs out and in', leaveAndReturn, 1],
  ],
};

/**
 * All that a kind of person does.
 *
 * @param {import('./people.mjs').PersonKind} kind
 */
export function actionsOf(kind) {
  return [...everybodys, ...own[kind]].map(([name, act, share]) => ({ name, act, share }));
}
