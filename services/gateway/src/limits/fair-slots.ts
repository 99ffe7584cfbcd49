import { setTimeout } from 'node:timers'

export interface SlotRules {
  /** Most requests at work at once. */
  readonly total: number
  /** Most weight that one client has at work at once; one request is let in whatever it weighs. */
  readonly perClient: number
  /** Most requests of one client that wait. */
  readonly waitingPerClient: number
  /** Longest wait. Requests that came together do not give up together: their refusals would be one long task. */
  readonly waitMs: number
}

interface Waiter {
  readonly weight: number
  readonly admit: () => void
}

/** One client's requests: the weight at work, and those that wait, first come first. */
interface Lane {
  readonly key: string
  weight: number
  readonly waiting: Set<Waiter>
}

/** Returned if a request was not let in: it waited too long, too many wait already, or its client has gone. */
export type NotAdmitted = 'timeout' | 'full' | 'gone'

/**
 * Slots of one upstream service. A client that sends more than its share waits in its own lane, and lanes take turns.
 * Prevents the failure "a flood of one client, or of its slow requests, keeps everybody else from a service".
 */
export class FairSlots {
  readonly #rules: SlotRules
  readonly #lanes = new Map<string, Lane>()
  /** Lanes whose next request fits into their share; the one that waited longest for its turn first. */
  readonly #turns = new Set<Lane>()
  #used = 0

  constructor(rules: SlotRules) {
    this.#rules = rules
  }

  /** A slot at once, if there is one for the client and none of its requests waits; the function that frees it. */
  takeFree(key: string, weight: number): (() => void) | undefined {
    const lane = this.#lanes.get(key) ?? { key, weight: 0, waiting: new Set() }
    if (lane.waiting.size > 0 || this.#used >= this.#rules.total || !this.#fits(lane, weight)) return undefined
    this.#lanes.set(key, lane)
    return this.#enter(lane, weight)
  }

  /**
   * Waits for a slot.
   * @param weight share of the client's `perClient` that the request takes
   * @param signal aborted when the client has gone
   * @returns the function that frees the slot, which works once
   */
  async take(key: string, weight: number, signal: AbortSignal): Promise<(() => void) | NotAdmitted> {
    if (signal.aborted) return 'gone'
    const free = this.takeFree(key, weight)
    if (free !== undefined) return free
    const lane = this.#lanes.get(key) ?? { key, weight: 0, waiting: new Set() }
    this.#lanes.set(key, lane)
    if (lane.waiting.size >= this.#rules.waitingPerClient) return 'full'
    return await this.#wait(lane, weight, signal)
  }

  #wait(lane: Lane, weight: number, signal: AbortSignal): Promise<(() => void) | NotAdmitted> {
    return new Promise((resolve) => {
      const leave = (result: (() => void) | NotAdmitted) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', gone)
        resolve(result)
      }
      const waiter: Waiter = { weight, admit: () => leave(this.#enter(lane, weight)) }
      const giveUp = (reason: NotAdmitted) => {
        lane.waiting.delete(waiter)
        this.#line(lane)
        this.#admitNext()
        leave(reason)
      }
      const gone = () => giveUp('gone')
      const timer = setTimeout(() => giveUp('timeout'), this.#rules.waitMs * (0.5 + Math.random() / 2))
      signal.addEventListener('abort', gone, { once: true })
      lane.waiting.add(waiter)
      this.#line(lane)
    })
  }

  #fits(lane: Lane, weight: number): boolean {
    return lane.weight === 0 || lane.weight + weight <= this.#rules.perClient
  }

  #enter(lane: Lane, weight: number): () => void {
    lane.weight += weight
    this.#used += 1
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      lane.weight -= weight
      this.#used -= 1
      this.#line(lane)
      this.#admitNext()
    }
  }

  /** Puts a lane in line for its turn if its next request fits, and forgets a lane that has nothing. */
  #line(lane: Lane): void {
    const [next] = lane.waiting
    if (next !== undefined && this.#fits(lane, next.weight)) this.#turns.add(lane)
    else this.#turns.delete(lane)
    if (next === undefined && lane.weight === 0) this.#lanes.delete(lane.key)
  }

  #admitNext(): void {
    while (this.#used < this.#rules.total) {
      const [lane] = this.#turns
      const [waiter] = lane?.waiting ?? []
      if (lane === undefined || waiter === undefined) return
      this.#turns.delete(lane)
      lane.waiting.delete(waiter)
      waiter.admit()
      this.#line(lane)
    }
  }
}
