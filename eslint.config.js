import js from '@eslint/js';
import vueI18n from '@intlify/eslint-plugin-vue-i18n';
import prettier from 'eslint-config-prettier';
import vue from 'eslint-plugin-vue';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['out/', 'dist/', 'node_modules/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...vue.configs['flat/recommended'],
  {
    files: ['**/*.vue'],
    languageOptions: {
      parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.vue'], sourceType: 'module' },
    },
  },
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-globals': ['error', { name: 'event', message: 'Name the event.' }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src-shared/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'process', 'Buffer', 'fetch', 'localStorage'].map((name) => ({
          name,
          message: 'src-shared runs anywhere: no Node, no DOM.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: "Randomness comes from the match's own generator." },
        { object: 'Date', property: 'now', message: 'src-shared knows no clock.' },
      ],
    },
  },
  {
    files: ['src-renderer/**/*.vue'],
    plugins: { '@intlify/vue-i18n': vueI18n },
    rules: {
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
  { files: ['**/*.ts'], rules: { 'no-undef': 'off' } },
  {
    // The table's cells are reached by numbers that its own layout gives; a check for each read would
    // cost more than the rules do. Property tests watch the numbers instead.
    files: ['src-shared/table/**/*.ts', 'bench/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  prettier,
);
