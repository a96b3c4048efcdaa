import { rewrittenPackage } from './rewritten-package.mjs';

const lost = 'MUI reads sizes in another way than before; see whether decision 0030 still holds without this.';

/**
 * MUI asks for two sizes amid its drawing whether it needs them or not, and for each the browser lays the whole page out
 * before it goes on, a fifth of a list's drawing. In the build they are read where they can differ (decision 0030).
 */
export const sizesWhenNeeded = [
  // How far a grid is scrolled sideways: not at all, where all columns had room. Its new sizes stand in its style by then.
  rewrittenPackage({
    name: 'scrolled-grid-alone',
    module: /\/@mui\/x-data-grid\/hooks\/features\/dimensions\/useGridDimensions\.m?js$/u,
    places: [[/(?<=if \()virtualScroller(?=\) \{\s*const maxScrollLeft )/u, 'virtualScroller && previous.hasScrollX']],
    lost,
  }),
  // How wide the options under a field are: there are none until it is opened.
  rewrittenPackage({
    name: 'opened-options-alone',
    module: /\/@mui\/material\/Autocomplete\/Autocomplete\.m?js$/u,
    places: [[/(?<=width: )anchorEl(?= \? anchorEl\.clientWidth : null,)/u, 'popupOpen && anchorEl']],
    lost,
  }),
];
