import js from '@eslint/js';
import vueI18n from '@intlify/eslint-plugin-vue-i18n';
import prettier from 'eslint-config-prettier';
import vue from 'eslint-plugin-vue';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Components only; .oxlintrc.json holds the same for everything else (docs/decisions/0005). */
export default tseslint.config(
  { ignores: ['out/', 'dist/', 'node_modules/', 'test-results/', 'playwright-report/'] },
  {
    files: ['**/*.vue'],
    extends: [
      js.configs.recommended,
      ...tseslint.configs.strict,
      ...vue.configs['flat/recommended'],
      // Layout is the formatter's, whose rules are the ones that this list is made for.
      prettier,
    ],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.vue'], sourceType: 'module' },
    },
    plugins: { '@intlify/vue-i18n': vueI18n },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-globals': ['error', { name: 'event', message: 'Name the event.' }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      'vue/multi-word-component-names': 'off',
      'no-undef': 'off',
      '@intlify/vue-i18n/no-raw-text': [
        'error',
        {
          ignorePattern: '^[\\s\\d+\\-−×·:/%?=<>≥≤()!,.]*$',
          attributes: { '/.+/': ['aria-label', 'title', 'placeholder', 'alt'] },
        },
      ],
    },
  },
);
