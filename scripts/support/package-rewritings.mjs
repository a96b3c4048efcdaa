import { gridStylesByRule } from './grid-styles-by-rule.mjs';
import { retriedStyles } from './retried-styles.mjs';
import { sizesWhenNeeded } from './sizes-when-needed.mjs';

/** Everything that the build writes otherwise in packages, each with its reason beside it. */
export const packageRewritings = [gridStylesByRule, retriedStyles, ...sizesWhenNeeded];
