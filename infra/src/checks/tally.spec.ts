import { expect, it } from 'vitest'
import { addTallies, summaryLine, tallyOf } from './tally.ts'

const loaded = { status: 'passed', assertionResults: [{}] }
const report = { success: true, numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [loaded] }

it('counts what passed and what failed', () => {
  expect(tallyOf(report, 0)).toEqual({ passed: 3, failed: 0 })
  expect(tallyOf({ ...report, success: false, numFailedTests: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
})

it('counts a file that could not be loaded, and a skipped test, as failures', () => {
  const unloaded = { status: 'failed', assertionResults: [] }
  expect(tallyOf({ ...report, success: false, testResults: [loaded, unloaded] }, 1)).toEqual({ passed: 3, failed: 1 })
  expect(tallyOf({ ...report, numPendingTests: 1 }, 0)).toEqual({ passed: 3, failed: 1 })
})

it('counts a run that failed besides its tests, and one without a report', () => {
  expect(tallyOf(report, 1)).toEqual({ passed: 3, failed: 1 })
  expect(tallyOf(undefined, 0)).toEqual({ passed: 0, failed: 1 })
})

it('sums projects into one line', () => {
  const sum = addTallies([
    { passed: 3, failed: 0 },
    { passed: 4, failed: 1 },
  ])
  expect(summaryLine(sum)).toBe('7 passed, 1 failed')
})
