import createCache, { type EmotionCache } from '@emotion/cache';
import rightToLeft from '@mui/stylis-plugin-rtl';

/** Styles whose left and right change places, for pages that are written from right to left (decision 0015). */
export function createMirroredStyles(): EmotionCache {
  return createCache({ key: 'rtl', stylisPlugins: [rightToLeft] });
}
