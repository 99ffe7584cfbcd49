/**
 * The dependency rules of the project, as patterns over paths. CONTRIBUTING.md explains them; each rule has a fixture
 * of its name under fixtures/ that breaks it and nothing else, and architecture.spec.ts runs both.
 * `tree` lets a rule apply to the real folders and to the same folders inside a fixture.
 */
const tree = '(?:^(?!tests/architecture/fixtures/)|^tests/architecture/fixtures/[^/]+/)'
const at = (path) => `${tree}${path}`
const npm = (...names) => `(?:^|/)node_modules/(?:@types/)?(?:${names.join('|')})/`

/** A service with rooms: every folder under services/ but the chassis, the contracts and telemetry. */
const service = 'services/(?!chassis/|contracts/|telemetry/)([^/]+)'
const spec = '\\.(?:spec|fixtures)\\.tsx?$'

const zod = npm('zod')
const addressFormats = npm('localized-address-format')
const events = at('events/src/')
const ownDomain = at('services/$1/src/domain/')
const ownReadModels = at('services/$1/src/read-models/')
const ui = at('storefront/ui/src/')
const contracts = at('services/contracts/src/')
const telemetry = at('services/telemetry/src/')
const errorCodes = at('services/contracts/src/api/error-codes\\.ts$')
const chassisDomain = at('services/chassis/src/domain/')
const projectionWord = at('services/chassis/src/read-models/projection\\.ts$')

/** The features of the storefront from the lowest to the highest: each imports only preceding ones. */
const features = [
  'product',
  'change-notices',
  'content-lists',
  'recent',
  'search',
  'cart',
  'after-sales',
  'orders',
  'quotations',
  'forms',
  'payment',
  'login',
  'account',
  'undo-change',
  'checkout',
  'compare',
  'product-list',
  'product-detail',
  'quick-order',
  'home',
  'content',
  'not-found',
]
const feature = (...names) => at(`storefront/src/features/(?:${names.join('|')})/`)

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule(
      'domain-is-pure',
      'A decision knows facts, its own stream and the registry of refusals: no Node, no driver, no HTTP, no other room.',
      { path: at('services/([^/]+)/src/domain/'), pathNot: [spec, `${chassisDomain}given\\.ts$`] },
      { pathNot: [ownDomain, events, chassisDomain, errorCodes, zod] },
    ),
    rule(
      'domain-specs-need-no-server',
      'Specs of decisions run on values alone.',
      { path: at('services/([^/]+)/src/domain/.*(?:\\.(?:spec|fixtures)|/given)\\.ts$') },
      {
        pathNot: [ownDomain, events, chassisDomain, errorCodes, npm('zod', 'vitest', 'fast-check')],
      },
    ),
    rule(
      'projections-are-pure',
      'A projection is (row, fact) → row: facts in, the shapes of a contract out.',
      { path: at(`${service}/src/read-models/.*\\.(?:projection|model)\\.ts$`) },
      { pathNot: [ownReadModels, contracts, events, projectionWord, zod] },
    ),
    rule(
      'queries-only-read',
      'A query reads views and joins the vault; it decides nothing, commits nothing and sees no request but a list of the console.',
      { path: at(`${service}/src/read-models/.*\\.query\\.ts$`) },
      {
        path: [
          ownDomain,
          at('services/chassis/src/(?:domain|http/(?!admin-route\\.ts$)|jobs|kafka|outbox|reactions)/'),
          at('services/chassis/src/event-store/(?!vault\\.ts$)'),
          at('services/chassis/src/(?:run-service|lease)\\.ts$'),
        ],
      },
    ),
    rule(
      'routes-drive-nothing',
      'A route parses, hands a command on and answers; servers are reached through what it is given.',
      { path: at(`${service}/src/routes/`), pathNot: spec },
      {
        path: [
          npm('mongoose', 'mongodb', 'kafkajs', 'bullmq', 'ioredis'),
          at('services/chassis/src/(?:jobs|kafka|outbox|reactions)/'),
          at('services/chassis/src/(?:run-service|lease)\\.ts$'),
        ],
      },
    ),
    rule(
      'reactions-and-jobs-know-no-http',
      'An event received, or time passed, becomes a command; no request stands behind it.',
      { path: at(`${service}/src/(?:reactions|jobs)/`), pathNot: spec },
      {
        path: [
          npm('express', 'mongoose', 'mongodb', 'kafkajs', 'bullmq', 'ioredis'),
          at('services/chassis/src/(?:http|kafka|outbox)/'),
          at('services/chassis/src/(?:run-service|lease)\\.ts$'),
        ],
      },
    ),
    rule(
      'only-composition-imports-leaves',
      'Routes, reactions and jobs are listed by <service>-service.ts and by nothing else; no leaf imports another.',
      { path: '.', pathNot: [at('services/([^/]+)/src/\\1-service\\.ts$'), spec] },
      {
        path: at(
          'services/(?!chassis/)[^/]+/src/(?:routes|reactions|jobs)/.*\\.(?:route|resource|stream|reaction|job)\\.ts$',
        ),
      },
    ),
    rule(
      'rooms-of-leaves-are-closed',
      'What stands beside leaves serves these leaves alone.',
      { path: at('services/([^/]+)/src/(?!routes/|reactions/|jobs/|\\1-service\\.ts$)') },
      {
        path: at(
          'services/(?!chassis/)[^/]+/src/(?:routes|reactions|jobs)/(?!.*\\.(?:route|resource|stream|reaction|job)\\.ts$)',
        ),
      },
    ),
    rule(
      'main-only-runs',
      'main.ts runs the composition and holds nothing.',
      { path: at('services/(?!chassis/|gateway/)([^/]+)/src/main\\.ts$') },
      { pathNot: [at('services/$1/src/$1-service\\.ts$'), at('services/chassis/src/run-service\\.ts$')] },
    ),
    rule(
      'contract-is-shapes-only',
      'The frontends load contracts into a browser: zod, formats of addresses, events, other contracts and nothing else.',
      { path: contracts, pathNot: spec },
      { pathNot: [contracts, events, zod, addressFormats] },
    ),
    rule(
      'service-meets-service-by-contract',
      'Services know each other by their contracts; of another service nothing is imported.',
      { path: at(`${service}/`) },
      { path: at('services/(?!chassis/|contracts/|telemetry/)[^/]+/'), pathNot: at('services/$1/') },
    ),
    rule(
      'tools-meet-services-by-contract',
      'Start scripts and tests meet a service as its callers do, or run it whole by its composition. A test that plays the wallet signs as a wallet does, an adapter is tried against a stand-in of its provider, and the bound of a log at its size. Mails are late by a clock that the test moves.',
      { path: at('(?:infra|tests)/') },
      {
        path: at('services/(?!chassis/|contracts/|telemetry/)[^/]+/'),
        pathNot: [
          at('services/([^/]+)/src/\\1-service\\.ts$'),
          at('services/order/src/wallet/'),
          at('services/notification/src/messages/(?:outbox|sms-settings|sms-transport|text-message)\\.ts$'),
          at('services/notification/src/jobs/deliver-message\\.job\\.ts$'),
          at('services/notification/src/webhooks/webhook-deliveries\\.ts$'),
        ],
      },
    ),
    rule(
      'frontends-meet-services-by-contract',
      'A frontend imports contracts and facts, never what runs on a server; the renderer alone is a process with logs and metrics.',
      { path: at('(?:storefront|storefront/ui|console)/src/') },
      { path: at('services/'), pathNot: [contracts, telemetry] },
    ),
    rule(
      'console-knows-no-storefront',
      'Shop and console meet in the package @pinline/ui, not in the pages of the shop.',
      { path: at('console/') },
      { path: at('storefront/'), pathNot: ui },
    ),
    rule(
      'ui-knows-no-app',
      'What shop and console share depends on neither.',
      { path: ui },
      { path: at('(?:storefront/(?!ui/)|console/)') },
    ),
    rule(
      'storefront-knows-no-console',
      'Shop and back office are built and released apart.',
      { path: at('storefront/') },
      { path: at('console/') },
    ),
    ...features
      .slice(0, -1)
      .map((name, index) =>
        rule(
          'features-import-downwards',
          'A feature of the storefront imports lower ones only; a new one gets its place in the list.',
          { path: feature(name) },
          { path: feature(...features.slice(index + 1)) },
        ),
      ),
    rule(
      'features-import-downwards',
      'A feature that is not in the list has no place yet.',
      { path: at('storefront/src/'), pathNot: feature(...features) },
      { path: at('storefront/src/features/'), pathNot: feature(...features) },
    ),
    rule(
      'services-know-no-frontend',
      'Facts and services run without a frontend.',
      { path: at('(?:events|services)/') },
      { path: at('(?:storefront|console)/') },
    ),
    rule(
      'product-knows-no-tools',
      'The product runs without the scripts that start it and the tests that prove it.',
      { path: at('(?:events|services|storefront|console)/') },
      { path: at('(?:infra|tests)/') },
    ),
    rule(
      'product-needs-no-test-library',
      'Test libraries are imported by specs and by the vocabulary of specs only.',
      {
        path: at('(?:events|services|storefront|console|infra)/'),
        pathNot: [spec, at('services/chassis/src/domain/given\\.ts$')],
      },
      { path: npm('vitest', 'fast-check', 'playwright-core', 'axe-core') },
    ),
    rule(
      'chassis-knows-no-service',
      'The chassis is below every service; of the contracts it knows the form of a call.',
      { path: at('services/chassis/') },
      { path: at('services/(?!chassis/)'), pathNot: [at('services/contracts/src/api/'), telemetry] },
    ),
    rule(
      'telemetry-knows-no-product',
      'Logs, traces and metrics are below everything that runs on a server, and know nothing of it.',
      { path: telemetry },
      { path: at('(?:events|services|storefront|console|infra|tests)/'), pathNot: telemetry },
    ),
    rule(
      'opentelemetry-is-loaded-late',
      'Without a collector nothing of OpenTelemetry is loaded: one file needs it, which is imported when there is one.',
      { path: '.', pathNot: [at('services/telemetry/src/otlp-exporter\\.ts$'), 'node_modules/'] },
      {
        path: ['(?:^|/)node_modules/@opentelemetry/', at('services/telemetry/src/otlp-exporter\\.ts$')],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),
    rule(
      'telemetry-stays-on-servers',
      'A browser loads no logger: of the storefront only the process that renders pages has telemetry.',
      {
        path: at('(?:storefront|console)/'),
        pathNot: [at('storefront/src/server/'), at('storefront/src/server\\.ts$')],
      },
      { path: telemetry },
    ),
    rule(
      'events-need-only-zod',
      'An event is a schema; it travels to services, frontends and integrators.',
      { path: at('events/src/'), pathNot: spec },
      { pathNot: [events, zod] },
    ),
    rule(
      'kafkajs-behind-its-port',
      'One file of the chassis speaks to Kafka, so that the client can be replaced; infra makes the topics, the bench measures against the client itself, faults reach into it, and an integrator brings a client of their own.',
      {
        path: '.',
        pathNot: [
          at('services/chassis/src/kafka/'),
          at('infra/'),
          at('tests/bench/'),
          at('tests/faults/preload/'),
          at('tests/system/integrators/receivers'),
          at('tests/system/integrators/read-topic'),
          'node_modules/',
        ],
      },
      { path: npm('kafkajs') },
    ),
    rule(
      'bullmq-behind-jobs',
      'Redis wakes jobs and holds no truth: only the job runner knows its queues.',
      { path: '.', pathNot: [at('services/chassis/src/jobs/'), 'node_modules/'] },
      { path: npm('bullmq') },
    ),
    rule(
      'no-cycles',
      'Files that need each other are one file. A page that its route loads lazily may read its own route.',
      { pathNot: 'node_modules/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    rule(
      'no-nameless-folders',
      'A folder says what is in it.',
      {},
      { path: '/(?:utils?|helpers?|common|shared|libs?|misc)/', pathNot: 'node_modules/' },
    ),
    rule(
      'everything-resolves',
      'An import that is not found is an arrow that is not checked.',
      { pathNot: 'node_modules/' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    // No rule asks for what can reach a file, or for how stable a folder is.
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:storefront|console)/dist/|^tests/architecture/fixtures/' },
    // Imports of types are arrows too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
}
