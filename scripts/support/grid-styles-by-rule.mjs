import { rewrittenPackage } from './rewritten-package.mjs';

/**
 * The data grid writes its colours as text into a `<style>` element, which a content security policy without
 * `'unsafe-inline'` refuses and whose hash would hang on the theme. In the build the same text goes the way of all
 * other styles, through Emotion as a rule (decision 0023).
 */
export const gridStylesByRule = rewrittenPackage({
  name: 'grid-styles-by-rule',
  module: /\/@mui\/x-data-grid\/utils\/css\/context\.m?js$/u,
  places: [
    [
      /_jsx\("style", \{\s*href: `\/\$\{className\}`,\s*nonce: rootProps\.nonce,\s*children: cssString\s*\}\)/u,
      '_jsx(GlobalStyles, { styles: cssString })',
    ],
  ],
  before: "import GlobalStyles from '@mui/material/GlobalStyles';\n",
  lost: 'The data grid makes its style element in another way than before; look at decision 0023.',
});
