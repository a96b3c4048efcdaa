const moduleOfStyles = /\/@mui\/x-data-grid\/utils\/css\/context\.m?js$/u;
const element =
  /_jsx\("style", \{\s*href: `\/\$\{className\}`,\s*nonce: rootProps\.nonce,\s*children: cssString\s*\}\)/u;

/**
 * The data grid writes its colours as text into a `<style>` element, which a content security policy without
 * `'unsafe-inline'` refuses and whose hash would hang on the theme. In the build the same text goes the way of all
 * other styles, through Emotion as a rule (decision 0023).
 *
 * @type {import('vite').Plugin}
 */
export const gridStylesByRule = {
  name: 'grid-styles-by-rule',
  apply: 'build',
  transform(code, id) {
    if (!moduleOfStyles.test(id)) {
      return undefined;
    }
    if (!element.test(code)) {
      this.error('The data grid makes its style element in another way than before; look at decision 0023.');
    }
    const withRule = code.replace(element, '_jsx(GlobalStyles, { styles: cssString })');
    return { code: `import GlobalStyles from '@mui/material/GlobalStyles';\n${withRule}`, map: null };
  },
};
