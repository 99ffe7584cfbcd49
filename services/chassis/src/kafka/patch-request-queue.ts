import { createRequire } from 'node:module'

interface RequestQueue {
  readonly throttledUntil: number
  readonly pending: readonly unknown[]
  throttleCheckTimeoutId: NodeJS.Timeout | null
  checkPendingRequests(): void
  scheduleCheckPendingRequests(): void
}

const minWaitMs = 10
const require = createRequire(import.meta.url)

/** kafkajs's queue of requests at one connection. */
export const requestQueue: { readonly prototype: RequestQueue } = require('kafkajs/src/network/requestQueue/index.js')

/**
 * kafkajs 2.2.4 checks its pending requests even if there are none: every millisecond, for every open connection,
 * because the computed wait is negative, of which Node 24 warns (https://github.com/tulios/kafkajs/issues/1751). This patch
 * checks only if a request is pending.
 */
export const patchRequestQueues = (): void => {
  requestQueue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
    if (this.throttleCheckTimeoutId !== null || this.pending.length === 0) return
    const wait = Math.max(minWaitMs, this.throttledUntil - Date.now())
    this.throttleCheckTimeoutId = setTimeout(() => {
      this.throttleCheckTimeoutId = null
      this.checkPendingRequests()
    }, wait)
  }
}
