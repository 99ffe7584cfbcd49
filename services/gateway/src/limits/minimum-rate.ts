/** Bytes that a client sends or reads. */
export interface Flow {
  /** Bytes so far. */
  readonly bytes: () => number
  /** Whether the next byte is the client's to send or to read. */
  readonly isWaiting: () => boolean
  /** Ends it. */
  readonly onSlow: () => void
}

interface Watched {
  readonly flow: Flow
  since: number
  bytesBefore: number
}

interface RateRules {
  readonly bytesPerSecond: number
  /** A client that moved nothing for so long is still tolerated, ms. */
  readonly graceMs: number
}

/**
 * Ends flows that a client keeps below a rate: over each `graceMs` in which the client was always the one to move.
 * Prevents the failure "a client that sends or reads a byte a minute holds a connection for hours".
 */
export class MinimumRate {
  readonly #rules: RateRules
  readonly #watched = new Set<Watched>()

  constructor(rules: RateRules) {
    this.#rules = rules
  }

  /** Returns the function that ends the watch. */
  watch(flow: Flow, now: number): () => void {
    const watched = { flow, since: now, bytesBefore: flow.bytes() }
    this.#watched.add(watched)
    return () => void this.#watched.delete(watched)
  }

  /** Looks at every flow; call it about once a second. */
  sweep(now: number): void {
    for (const watched of this.#watched) {
      const elapsedMs = now - watched.since
      const bytes = watched.flow.bytes()
      if (!watched.flow.isWaiting()) Object.assign(watched, { since: now, bytesBefore: bytes })
      else if (elapsedMs >= this.#rules.graceMs) {
        const expected = (this.#rules.bytesPerSecond * elapsedMs) / 1000
        if (bytes - watched.bytesBefore >= expected) Object.assign(watched, { since: now, bytesBefore: bytes })
        else {
          this.#watched.delete(watched)
          watched.flow.onSlow()
        }
      }
    }
  }
}
