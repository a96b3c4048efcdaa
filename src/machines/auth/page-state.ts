import { authSetup } from './auth-setup';

/**
 * Whose page is on the screen (promise 11). A session that is lost does not take the page away: it is kept, out of
 * reach, until the same person signs in again, somebody else does, or the person lets it go.
 */
export const pageState = authSetup.createStateConfig({
  initial: 'empty',
  on: {
    'page.occupied': '.occupied',
    'page.emptied': { target: '.empty', actions: ['dropConfiguration', 'askForConfiguration'] },
  },
  states: {
    empty: {
      on: { 'page.lost': { actions: ['dropConfiguration', 'askForConfiguration'] } },
    },
    occupied: {
      on: { 'page.lost': 'held' },
    },
    held: {
      tags: 'held',
      on: {
        'page.release': { target: 'empty', actions: ['forgetError', 'dropConfiguration', 'askForConfiguration'] },
      },
    },
  },
});
