import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patchRequestQueues, requestQueue } from './patch-request-queue.ts'

/**
 * kafkajs 2.2.4. After an update: read the file again, then keep, change or remove the patch, and write the new hash
 * here.
 */
const patchedFileSha256 = 'b55986089c14f8f7bfc377922e2e65b3e4c1e7c7af2752d3b10a75dfe9e9260c'

it('is patched only in the file of kafkajs that the patch was written for', () => {
  const file = createRequire(import.meta.url).resolve('kafkajs/src/network/requestQueue/index.js')
  expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(patchedFileSha256)
})

describe('a queue of requests', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    patchRequestQueues()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const queue = (pending: readonly unknown[], throttledUntil: number) => {
    const looked = vi.fn()
    const own = { pending, throttledUntil, throttleCheckTimeoutId: null, checkPendingRequests: looked }
    return { looked, queue: Object.assign(Object.create(requestQueue.prototype), own) }
  }

  it('does nothing if no request is pending', () => {
    queue([], -1).queue.scheduleCheckPendingRequests()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('checks once if a request is pending, and not before its throttling ends', () => {
    const { looked, queue: throttled } = queue(['request'], Date.now() + 500)
    throttled.scheduleCheckPendingRequests()
    throttled.scheduleCheckPendingRequests()
    vi.advanceTimersByTime(499)
    expect(looked).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(looked).toHaveBeenCalledTimes(1)
  })
})
