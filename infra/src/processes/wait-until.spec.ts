import { expect, it } from 'vitest'
import { waitUntil } from './wait-until.ts'

const timeoutMs = 100

/** Scripted results in sequence; the last one is repeated. */
const waitFor = async (steps: readonly (boolean | string)[]) => {
  let times = 0
  const began = performance.now()
  const outcome = await waitUntil(() => steps[times++] ?? steps.at(-1) ?? false, { timeoutMs, intervalMs: 10 })
  return { outcome, times, tookMs: performance.now() - began }
}

it('fails after its timeout', async () => {
  const { outcome, tookMs } = await waitFor([false])
  expect(outcome).toBe(false)
  expect(tookMs).toBeGreaterThanOrEqual(timeoutMs)
})

it('continues while there is progress', async () => {
  const steps = Array.from({ length: 20 }, (_, done) => `${20 - done} are left`)
  const { outcome, times, tookMs } = await waitFor([...steps, true])
  expect({ outcome, times }).toEqual({ outcome: true, times: 21 })
  expect(tookMs).toBeGreaterThan(timeoutMs)
})

it('fails when its timeout has passed since the last progress', async () => {
  const { outcome, times } = await waitFor(['2 are left', '1 is left'])
  expect(outcome).toBe(false)
  expect(times).toBeGreaterThan(2)
})
