import { expect, test } from 'vitest'
import { retriesRead, retryDelayMs } from './retry-reads.ts'

test('a read is tried again while its service is away, and then given up', () => {
  expect([0, 1, 2, 3, 4].map((failures) => retriesRead(failures, 503))).toEqual([true, true, true, true, false])
})

test('no other failure is tried again', () => {
  expect([0, 400, 401, 403, 404, 409, 422, 429, 500, 502].filter((status) => retriesRead(0, status))).toEqual([])
})

test('the retries outlast the start of a service', () => {
  expect([0, 1, 2, 3].map(retryDelayMs).reduce((sum, ms) => sum + ms)).toBeGreaterThan(7000)
})
