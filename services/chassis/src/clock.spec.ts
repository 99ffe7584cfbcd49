import type mongoose from 'mongoose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Clock } from './clock.ts'

const compareEveryMs = 10_000
const bootedAt = Date.parse('2026-11-29T09:00:00.000Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** MongoDB's time, and a clock whose requests take this long on their way there, ms. */
const clockWith = async (requestMs: number) => {
  const mongodb = { requestMs, aheadMs: 0, now: () => bootedAt + performance.now() + mongodb.aheadMs }
  const command = async () => {
    await new Promise((resolve) => setTimeout(resolve, mongodb.requestMs))
    return { localTime: new Date(Math.floor(mongodb.now())) }
  }
  const clock = new Clock({ command } as unknown as mongoose.mongo.Db)
  const started = clock.start()
  await vi.advanceTimersByTimeAsync(requestMs)
  await started
  const offMs = () => Math.abs(clock.now().getTime() - mongodb.now())
  const compare = async () => await vi.advanceTimersByTimeAsync(compareEveryMs + mongodb.requestMs)
  return { mongodb, offMs, compare, stop: () => clock.stop() }
}

it('does not jump when a request is slow', async () => {
  const { mongodb, offMs, compare, stop } = await clockWith(2)
  expect(offMs()).toBeLessThanOrEqual(2)
  mongodb.requestMs = 400
  await compare()
  expect(offMs()).toBeLessThanOrEqual(2)
  stop()
})

it('becomes exact after a slow start', async () => {
  const { mongodb, offMs, compare, stop } = await clockWith(400)
  expect(offMs()).toBeLessThanOrEqual(201)
  mongodb.requestMs = 2
  await compare()
  expect(offMs()).toBeLessThanOrEqual(2)
  stop()
})

it('follows MongoDB where its time has changed, also by a slow request', async () => {
  const { mongodb, offMs, compare, stop } = await clockWith(2)
  mongodb.aheadMs = 600_000
  mongodb.requestMs = 400
  await compare()
  expect(offMs()).toBeLessThanOrEqual(201)
  stop()
})

it('is unsure after a minute without an answer', async () => {
  const { mongodb, offMs, stop } = await clockWith(2)
  mongodb.requestMs = 3_600_000
  await vi.advanceTimersByTimeAsync(59_000)
  expect(offMs()).toBeLessThanOrEqual(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(offMs).toThrow('MongoDB has not returned its time for 60 s')
  stop()
})
