import { loadedLater } from '../../loading/loaded-later';

const loadGrid = () => import('./list-grid').then(({ ListGrid }) => ListGrid);

const later = loadedLater(loadGrid);

/** The grid of every list, fetched while the first rows are on their way. */
export const listGrid = {
  ...later,
  // A component that is fetched cannot carry the row type; the grid is the same one for every row.
  View: later.View as unknown as Awaited<ReturnType<typeof loadGrid>>,
};

/** The same code, drawn with nothing in it. */
export const emptyGrid = loadedLater(() => import('./list-grid').then(({ EmptyGrid }) => EmptyGrid));
