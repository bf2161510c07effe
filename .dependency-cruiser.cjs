/** Import directions of the house. Each rule says which room may not look into which. */
const shared = (room) => `^src-shared/${room}/`;
const onlyInto = (room, allowed) => ({
  name: `${room}-imports`,
  comment: `src-shared/${room} may import only: ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: shared(room), pathNot: '\\.test\\.ts$' },
  to: { path: '^src-', pathNot: [room, ...allowed].map(shared) },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans-by-typo',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?(raw|url)$' },
    },
    onlyInto('cards', []),
    onlyInto('table', []),
    onlyInto('abilities', ['cards', 'locales']),
    onlyInto('ceremonies', ['cards', 'locales']),
    onlyInto('vocabularies', ['abilities', 'ceremonies', 'cards']),
    onlyInto('art', []),
    onlyInto('card-face', ['art', 'abilities', 'ceremonies', 'vocabularies', 'cards', 'locales']),
    onlyInto('print', []),
    onlyInto('games', ['table', 'abilities', 'ceremonies', 'vocabularies', 'cards']),
    onlyInto('players', ['games', 'table', 'abilities', 'ceremonies', 'vocabularies', 'cards']),
    onlyInto('lab', ['players', 'games', 'table', 'abilities', 'ceremonies', 'vocabularies', 'cards']),
    onlyInto('locales', []),
    onlyInto('contract', ['games', 'table', 'abilities', 'ceremonies', 'vocabularies', 'cards']),
    {
      name: 'shared-knows-no-host',
      comment: 'src-shared runs anywhere: no Node, no Vue, no Electron.',
      severity: 'error',
      from: { path: '^src-shared/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(vue|pinia|electron|node:)|^node_modules/(vue|pinia|electron|ws|@vue)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shared-knows-no-core-module',
      severity: 'error',
      from: { path: '^src-shared/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'renderer-not-main',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: { path: '^src-main/' },
    },
    {
      name: 'main-not-renderer',
      severity: 'error',
      from: { path: '^src-main/' },
      to: { path: '^src-renderer/' },
    },
    {
      name: 'services-not-hosts',
      severity: 'error',
      from: { path: '^src-main/services/' },
      to: { path: '^src-main/(hosts|cli)/' },
    },
    {
      name: 'program-not-its-tests',
      comment: 'What is shipped knows nothing of what builds, tries or measures it.',
      severity: 'error',
      from: { path: '^src-' },
      to: { path: '^(bench|proof|e2e|packaging|scripts)/' },
    },
    {
      name: 'bench-alone',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^(proof|e2e|packaging)/' },
    },
    {
      name: 'proof-alone',
      comment: 'The short forms of the long runs lie in e2e, so that only e2e may look into proof.',
      severity: 'error',
      from: { path: '^proof/' },
      to: { path: '^(bench|e2e|packaging)/' },
    },
    {
      name: 'packaging-alone',
      severity: 'error',
      from: { path: '^packaging/' },
      to: { path: '^(bench|proof|e2e)/' },
    },
    {
      name: 'electron-only-in-its-host',
      severity: 'error',
      from: { path: '^src-', pathNot: '^src-main/hosts/electron/' },
      to: { path: '^electron$|^node_modules/electron/' },
    },
  ],
  options: {
    // What is built comes and goes while this looks.
    doNotFollow: { path: 'node_modules|^out/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
