import { createBulkRunStore } from './bulk-run-store.ts'

/** Commands to many records that were begun on this device. */
export const bulkRuns = createBulkRunStore(localStorage, () => Date.now())
