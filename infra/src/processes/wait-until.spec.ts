import { expect, it } from 'vitest'
import { waitUntil } from './wait-until.ts'

const timeoutMs = 100

/** `told` has one answer after the other; its last one stays. */
const asked = async (told: readonly (boolean | string)[]) => {
  let times = 0
  const began = performance.now()
  const answer = await waitUntil(() => told[times++] ?? told.at(-1) ?? false, { timeoutMs, intervalMs: 10 })
  return { answer, times, tookMs: performance.now() - began }
}

it('gives up after its time', async () => {
  const { answer, tookMs } = await asked([false])
  expect(answer).toBe(false)
  expect(tookMs).toBeGreaterThanOrEqual(timeoutMs)
})

it('goes on for as long as it hears of steps', async () => {
  const steps = Array.from({ length: 20 }, (_, done) => `${20 - done} are left`)
  const { answer, times, tookMs } = await asked([...steps, true])
  expect({ answer, times }).toEqual({ answer: true, times: 21 })
  expect(tookMs).toBeGreaterThan(timeoutMs)
})

it('gives up its time after the last step', async () => {
  const { answer, times } = await asked(['2 are left', '1 is left'])
  expect(answer).toBe(false)
  expect(times).toBeGreaterThan(2)
})
