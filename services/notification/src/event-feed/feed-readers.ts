import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'

const perPerson = 4
const total = 64
/** Seconds after which a place may be free. */
const retryAfterSeconds = 2

/**
 * Who reads the feed at this process: each reader holds up to some megabytes, and makes Kafka and the process work. Prevents
 * the failure "one integrator's hundred replays leave no time for mails". Shown by tests/system/notification/event-feed.spec.ts.
 */
export class FeedReaders {
  readonly #open = new Map<string, number>()
  #total = 0

  /** Lets one more reader of a person or key in; returns the function that ends it. */
  enter(person: string): (() => void) | Rejection {
    const own = this.#open.get(person) ?? 0
    if (own >= perPerson || this.#total >= total)
      return rejection(own >= perPerson ? 'too-many-requests' : 'service-unavailable', { data: { retryAfterSeconds } })
    this.#open.set(person, own + 1)
    this.#total += 1
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      this.#total -= 1
      const left = (this.#open.get(person) ?? 1) - 1
      if (left === 0) this.#open.delete(person)
      else this.#open.set(person, left)
    }
  }
}
