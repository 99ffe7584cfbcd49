import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calmRequestQueues, requestQueue } from './calm-request-queue.ts'

describe('a queue of requests', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    calmRequestQueues()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const queue = (pending: readonly unknown[], throttledUntil: number) => {
    const looked = vi.fn()
    const own = { pending, throttledUntil, throttleCheckTimeoutId: null, checkPendingRequests: looked }
    return { looked, queue: Object.assign(Object.create(requestQueue.prototype), own) }
  }

  it('rests where nothing waits', () => {
    queue([], -1).queue.scheduleCheckPendingRequests()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('looks again once where something waits, and not before its throttling ends', () => {
    const { looked, queue: throttled } = queue(['request'], Date.now() + 500)
    throttled.scheduleCheckPendingRequests()
    throttled.scheduleCheckPendingRequests()
    vi.advanceTimersByTime(499)
    expect(looked).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(looked).toHaveBeenCalledTimes(1)
  })
})
