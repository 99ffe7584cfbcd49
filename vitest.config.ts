import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const exclude = ['**/node_modules/**', '**/dist/**', 'tests/architecture/fixtures/**']

/** Tests that measure time, or whose load would delay others: nothing else runs meanwhile, after all others. */
const alone = [
  'tests/faults/faults.spec.ts',
  'tests/security/match-lines.spec.ts',
  'tests/system/catalogue/search-freshness.spec.ts',
  'tests/system/product/timing.spec.ts',
  'tests/security/other-clients.spec.ts',
]

/** Beside the real adapter and its emulator nothing runs that a unit spec would not; words are read from files. */
const withoutServers = [
  'tests/wechat-pay/*.spec.ts',
  'tests/faults/report-table.spec.ts',
  'tests/architecture/{express-routes,first-view-packages,forbidden-code,growth-table,screen-words,screens,settings,stems,text-rules}.spec.ts',
]

/** Specs that read every part there is in many ways, or render pictures: too long for the check between two commits. */
const everyPart = [
  'services/catalogue/src/naming/golden.spec.ts',
  'storefront/src/features/product-detail/{drawing-png,drawing-svg}.spec.ts',
  'storefront/ui/src/drawing/{drawing-dxf,drawn-clashes,drawn-labels,drawn-measures}.spec.ts',
]

/** The longest files, longest first; all others take less than each of these. */
const longest = [
  'journeys/catalogue-en',
  'journeys/catalogue-zh-cn',
  'model/cart-to-paid',
  'security/matrices',
  'journeys/accounts-zh-cn',
  'journeys/orders-zh-cn',
  'journeys/accounts-en',
  'journeys/orders-en',
  'system/product/orders',
  'faults/contention',
  'system/catalogue/import-killed',
  'system/order/payments-and-refunds',
  'system/account/limits',
  'system/order/wallet-outage',
  'system/account/audit',
  'system/account/security-events',
  'system/chassis/majority',
  'system/order/carts-and-orders',
  'system/account/people-and-messages',
  'system/account/own-sessions',
  'system/catalogue/import',
  'system/product/sessions-two-instances',
  'system/order/wallet-status-checks',
].map((name) => `tests/${name}.spec.ts`)

/** Begins with what takes longest, so that the workers end together. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.indexOf(relative(import.meta.dirname, moduleId))
      return index === -1 ? longest.length : index
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

const onServers = {
  globalSetup: ['tests/harness/servers-for-tests.ts'],
  // A quarter of the usual partitions: all files share one broker, and each partition costs it time.
  env: { KAFKA_PARTITIONS: '6' },
  // A consumer that a busy machine delays joins its group again within half a minute.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  teardownTimeout: 60_000,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // Specs of pure functions: what they import is loaded once, which is two thirds of their time.
          isolate: false,
          // Rules over thousands of drawn cases, beside other work, such as the frontends being built.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          include: ['{events,services,storefront,console,infra}/**/*.spec.{ts,tsx}', ...withoutServers],
          exclude: [...exclude, ...everyPart],
        },
      },
      {
        test: {
          ...onServers,
          name: 'system',
          // Files share loaded modules: to load a service costs as much processor time as many a file's tests.
          isolate: false,
          include: ['tests/**/*.spec.ts', ...everyPart],
          exclude: [...exclude, ...alone, ...withoutServers],
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
