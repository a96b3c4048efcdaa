import * as React from 'react';

/*
 * React's development build notes for each element where it was made, for tools that tests do not open: an error object
 * with its stack, a fifth of the time of all tests on the screen. Beyond a number per second it leaves that out by itself.
 */
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {
    // It begins to count anew each second.
  },
});
