/** The layers of docs/architecture.md, enforced. Each rule was seen failing once (tests/architecture). */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-knows-nobody',
      comment: 'Pure rules and tables: no other layer, no framework, no network.',
      severity: 'error',
      from: { path: '^src/domain' },
      to: {
        path: [
          '^src/(?!domain)',
          '^mock-server',
          '^node_modules/(react|@mui|xstate|@xstate|wouter|jotai|formik|ofetch|jose|miragejs|idb-keyval)',
        ],
      },
    },
    {
      name: 'services-know-domain-only',
      severity: 'error',
      from: { path: '^src/services' },
      to: {
        path: [
          '^src/(?!domain|services)',
          '^mock-server',
          '^node_modules/(react|@mui|xstate|@xstate|wouter|jotai|formik)',
        ],
      },
    },
    {
      name: 'machines-know-domain-and-types',
      comment: 'A machine names its calls; the composition root provides them.',
      severity: 'error',
      from: { path: '^src/machines' },
      to: {
        path: [
          '^src/(views|composition)',
          '^mock-server',
          '^node_modules/(react|@mui|@xstate|wouter|jotai|formik|ofetch|jose)',
        ],
      },
    },
    {
      name: 'machines-do-not-call-services',
      severity: 'error',
      from: { path: '^src/machines' },
      to: { path: '^src/services', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'views-do-not-compose',
      severity: 'error',
      from: { path: '^src/views' },
      to: { path: '^(src/(composition|main)|mock-server)' },
    },
    {
      name: 'areas-do-not-know-each-other',
      comment:
        'An area of the menu may use views/app (context, routes) and views/shared (widgets, engines), no other area.',
      severity: 'error',
      from: { path: '^src/views/([^/]+)/', pathNot: '^src/views/(app|shared)/' },
      to: { path: '^src/views/([^/]+)/', pathNot: ['^src/views/$1/', '^src/views/(app|shared)/'] },
    },
    {
      name: 'mock-server-knows-domain-workflows-and-types',
      comment: 'Who may take which step is decided by one machine, on both sides of the wire.',
      severity: 'error',
      from: { path: '^mock-server' },
      to: { path: '^src/(?!domain|machines/workflows)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-main-starts-the-mock-server',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/main\\.tsx$' },
      to: { path: '^mock-server' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^(src|mock-server)' },
      to: { path: '^(tests|bench)' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '^src/main', '^tests', '^bench', '\\.json$'] },
      to: {},
    },
    {
      name: 'no-phantom-dependencies',
      severity: 'error',
      from: { path: '^(src|mock-server|tests|bench)' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};
