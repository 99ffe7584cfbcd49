import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**', 'tests/architecture/fixtures/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{events,services,storefront,console,infra}/**/*.spec.{ts,tsx}'],
          exclude,
        },
      },
      {
        test: {
          name: 'system',
          include: ['tests/{contracts,faults,harness,system,architecture,journeys}/**/*.spec.ts'],
          exclude,
          globalSetup: ['tests/harness/servers-for-tests.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          teardownTimeout: 60_000,
        },
      },
    ],
  },
})
