import { z } from 'zod'

/** Number of passed and failed tests. */
export type Tally = { passed: number; failed: number }

const reportSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/**
 * Counts the tests of a JSON report of vitest. A file that could not be loaded counts as one failure, and so does a
 * skipped test, a run that failed for another reason than a test, and a missing report.
 */
export const tallyOf = (report: unknown, exitCode: number): Tally => {
  const parsed = reportSchema.safeParse(report)
  if (!parsed.success) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numPendingTests, testResults, success } = parsed.data
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = numFailedTests + numPendingTests + unloaded.length
  const unexplained = failed === 0 && (exitCode !== 0 || !success) ? 1 : 0
  return { passed: numPassedTests, failed: failed + unexplained }
}

export const addTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
})

/** The last line of a test run. */
export const summaryLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`
