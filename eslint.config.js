import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['dist/', 'dist-demo/', 'coverage/', 'reports/', 'src/domain/contract/schemas.ts']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      curly: 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `setup({ types: {} as … })` is how XState is told its types; the fix of this rule would remove them.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // `fromPromise<void, Input>` is right for a call that answers nothing.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off' },
  },
  {
    // Playwright's fixtures are called `use`, which is no React hook, and name what they need by a pattern, even an empty one.
    files: ['tests/browser/**', 'bench/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-console': 'off', 'no-empty-pattern': 'off' },
  },
  {
    // The files of a thread share what stands in a module's place.
    files: ['tests/views/**/*.test.{ts,tsx}'],
    ignores: ['tests/views/**/*.apart.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': ['error', ...['mock', 'doMock'].map((property) => ({ object: 'vi', property }))],
    },
  },
  {
    // Functions here run in the measured page.
    files: ['bench/**/*.mjs'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    // Served as they are: the browser's globals and none of Node's.
    files: ['public/**/*.js'],
    languageOptions: {
      globals: { ...Object.fromEntries(Object.keys(globals.node).map((name) => [name, 'off'])), ...globals.browser },
    },
    rules: { 'no-console': 'error' },
  },
);
