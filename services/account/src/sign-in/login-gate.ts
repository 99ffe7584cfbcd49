import { TooBusyError } from '@pinline/chassis/http/too-busy'

interface Waiting {
  readonly begin: () => void
  readonly refuse: (error: TooBusyError) => void
  readonly until: number
}

export interface GateSettings {
  /** Work that runs concurrently. */
  readonly concurrency: number
  /** Work that may start in a second; undefined: unlimited, and callers wait. */
  readonly perSecond: number | undefined
}

const maxWaitMs = 1000

/**
 * Limits the concurrency and rate of password hashing; work that would wait longer than a second is refused with
 * `TooBusyError`. Prevents the failure "a flood of logins hashes until nobody can read a product".
 */
export class LoginGate {
  readonly #settings: GateSettings
  readonly #queue: Waiting[] = []
  #running = 0
  #nextAt = 0
  #timer: NodeJS.Timeout | undefined

  constructor(settings: GateSettings) {
    this.#settings = settings
  }

  /** Throws if a call would be refused now, before anything else is done for it. */
  admit(): void {
    const { perSecond } = this.#settings
    if (perSecond !== undefined && this.#queue.length >= perSecond) throw new TooBusyError(1)
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    this.admit()
    await this.#turn()
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#letIn()
    }
  }

  #turn(): Promise<void> {
    const { perSecond } = this.#settings
    return new Promise((begin, refuse) => {
      const until = perSecond === undefined ? Number.POSITIVE_INFINITY : performance.now() + maxWaitMs
      this.#queue.push({ begin, refuse, until })
      this.#letIn()
    })
  }

  #letIn(): void {
    clearTimeout(this.#timer)
    const { concurrency, perSecond } = this.#settings
    const now = performance.now()
    for (;;) {
      const first = this.#queue[0]
      if (first === undefined) return
      if (first.until < now) {
        this.#queue.shift()
        first.refuse(new TooBusyError(1))
        continue
      }
      if (this.#running >= concurrency || this.#nextAt > now) {
        const wakeAt = this.#running >= concurrency ? first.until : Math.min(this.#nextAt, first.until)
        if (Number.isFinite(wakeAt)) this.#timer = setTimeout(() => this.#letIn(), Math.max(1, Math.ceil(wakeAt - now)))
        return
      }
      this.#queue.shift()
      this.#running += 1
      if (perSecond !== undefined) this.#nextAt = Math.max(now, this.#nextAt) + 1000 / perSecond
      first.begin()
    }
  }
}
