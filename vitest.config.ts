import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**', 'tests/architecture/fixtures/**']

/** Tests that measure time or break the servers beside them: nothing else runs meanwhile. */
const alone = [
  'tests/faults/**/*.spec.ts',
  'tests/model/**/*.spec.ts',
  'tests/harness/**/*.spec.ts',
  'tests/system/account/limits.spec.ts',
  'tests/system/product/{timing,nothing-lost}.spec.ts',
]

/** Specs that read every part there is in many ways: too long for the check between two commits. */
const everyPart = ['storefront/src/drawing/drawn-measures.spec.ts', 'services/catalogue/src/naming/golden.spec.ts']

const onServers = {
  globalSetup: ['tests/harness/servers-for-tests.ts'],
  testTimeout: 60_000,
  hookTimeout: 180_000,
  teardownTimeout: 60_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Specs of pure functions: what they import is loaded once, which is two thirds of their time.
          isolate: false,
          // Rules over thousands of drawn cases, beside other work.
          testTimeout: 30_000,
          include: ['{events,services,storefront,console,infra}/**/*.spec.{ts,tsx}', 'tests/wechat-pay/*.spec.ts'],
          exclude: [...exclude, ...everyPart],
        },
      },
      {
        test: {
          ...onServers,
          name: 'system',
          include: ['tests/{contracts,system,architecture,journeys}/**/*.spec.ts', ...everyPart],
          exclude: [...exclude, ...alone],
          maxWorkers: 2,
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
