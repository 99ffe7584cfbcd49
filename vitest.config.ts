import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { drawnGroups, leftToOtherDays } from './tests/drawn-specs.ts'
import { seedOfRun } from './tests/harness/property-seed.ts'
import { isDeep } from './tests/security/is-deep.ts'

const exclude = ['**/node_modules/**', '**/dist/**', 'tests/architecture/fixtures/**']

/** Tests that compare times, in a run that does: see `isDeep`. */
const timed = ['match-lines', 'other-clients', 'hidden-accounts'].map((name) => `tests/security/${name}.spec.ts`)

/** Nothing else runs beside these, after all others. */
const alone = ['tests/faults/faults.spec.ts', ...(isDeep ? timed : [])]

/** Words are read from files, and an emulator runs in the process. */
const withoutServers = [
  'tests/wechat-pay/{emulator,webhooks}.spec.ts',
  'tests/bench/measuring/growth.spec.ts',
  'tests/faults/report-table.spec.ts',
  'tests/journeys/layout/layout-rules.spec.ts',
  'tests/architecture/{drawn-specs,express-routes,first-view-packages,forbidden-code,growth-table,outgoing-requests,screen-words,screens,settings,stems,text-rules,vault-kinds}.spec.ts',
]

/**
 * Specs that are no part of the check between two commits: they read every part there is in many ways, render pictures,
 * write whole documents of the API, draw thousands of cases, read all sources for each language, show parts of pages inside
 * the whole shop, or wait for processes and sockets.
 */
const longSpecs = [
  'infra/src/languages/checklist.spec.ts',
  'infra/src/checks/vulnerabilities.spec.ts',
  'infra/src/processes/{guard,supervisor,wait-until}.spec.ts',
  'services/account/src/domain/permissions/permissions-properties.spec.ts',
  'services/catalogue/src/domain/stock/stock.property.spec.ts',
  'services/catalogue/src/import/{round-trip,taxonomy/taxonomy-import}.property.spec.ts',
  'services/catalogue/src/naming/golden.spec.ts',
  'services/catalogue/src/search/{list-version.property,match-index,part-matcher,product-index.property,relevance,similar-parts.property}.spec.ts',
  'services/catalogue/src/seed/demo-data.spec.ts',
  'services/catalogue/src/stock-queue/{parcel-commands,stock-queue}.property.spec.ts',
  'services/chassis/src/files/clean-image.spec.ts',
  'services/chassis/src/http/session-cache.property.spec.ts',
  'services/chassis/src/outbox/fresh-commits.spec.ts',
  'services/chassis/src/read-models/backfill.spec.ts',
  'services/gateway/src/{asyncapi,forward-call,gateway-app,proxy}.spec.ts',
  'services/gateway/src/limits/fair-slots.spec.ts',
  'services/gateway/src/openapi/{lint,openapi}.spec.ts',
  'storefront/src/features/account/add-address-for-quotation.spec.tsx',
  'storefront/src/features/cart/{cart-page,cart-quantity}.spec.tsx',
  'storefront/src/features/product-detail/{drawing-png,drawing-svg}.spec.ts',
  'storefront/src/features/product-detail/quantity-before-hydration.spec.tsx',
  'storefront/src/features/product-list/filter-range.spec.tsx',
  'storefront/src/features/quick-order/quick-order.spec.tsx',
  'storefront/src/features/quotations/quotation-detail.spec.tsx',
  'storefront/ui/src/drawing/{drawing-dxf,drawn-clashes,drawn-labels,drawn-measures}.spec.ts',
  'storefront/ui/src/drawing/drawing.spec.tsx',
]

/** The longest files, longest first, after those that are drawn; all others take less than each of these. */
const longest = [
  'security/matrices',
  'system/product/orders',
  'system/account/people-and-messages',
  'system/notification/event-feed',
  'system/catalogue/import',
  'system/account/api-keys',
  'system/order/payments-and-refunds',
  'system/account/erasure',
  'system/order/carts-and-orders',
  'system/account/audit',
].map((name) => `tests/${name}.spec.ts`)
const first = [...drawnGroups.flat(), ...longest]

/** Begins with what takes longest, so that the workers end together. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = first.indexOf(relative(import.meta.dirname, moduleId))
      return index === -1 ? first.length : index
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

/** Cases of properties that are the same in all files of a run. */
const seeded = {
  setupFiles: ['tests/harness/seed-properties.ts'],
  env: { PROPERTY_SEED: String(seedOfRun) },
}

const onServers = {
  ...seeded,
  globalSetup: ['tests/harness/servers-for-tests.ts'],
  // A quarter of the usual partitions: all files share one broker, and each partition costs it time.
  env: { ...seeded.env, KAFKA_PARTITIONS: '6' },
  // A consumer that a busy machine delays joins its group again within half a minute.
  // A start with demo orders takes a minute, and four beside much other work.
  testTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
  hookTimeout: 360_000,
  teardownTimeout: 60_000,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...seeded,
          name: 'unit',
          // Specs of pure functions: what they import is loaded once, which is two thirds of their time.
          isolate: false,
          // Hundreds of short files leave garbage behind: with more room for what is new, collecting it takes a tenth less.
          execArgv: ['--max-semi-space-size=128'],
          // Rules over thousands of drawn cases, beside other work, such as the frontends being built.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          include: ['{events,services,storefront,console,infra}/**/*.spec.{ts,tsx}', ...withoutServers],
          exclude: [...exclude, ...longSpecs],
        },
      },
      {
        test: {
          ...onServers,
          name: 'system',
          // Files share loaded modules: to load a service costs as much processor time as many a file's tests.
          isolate: false,
          include: ['tests/**/*.spec.ts', ...longSpecs],
          exclude: [...exclude, ...alone, ...withoutServers, ...leftToOtherDays],
          // One more than the cores there are at least: a file waits for what it has asked of others a third of its time.
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...onServers,
          name: 'alone',
          include: alone,
          exclude,
          fileParallelism: false,
        },
      },
    ],
  },
})
