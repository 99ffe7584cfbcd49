import type { Subscription } from './follow-changes.ts'

/**
 * Subscriptions that the listeners of a stream share, open only while there are some: every instance receives each change
 * of each row.
 */
export class SharedSubscriptions {
  readonly #subscribe: () => readonly Subscription[]
  #open: readonly Subscription[] = []

  constructor(subscribe: () => readonly Subscription[]) {
    this.#subscribe = subscribe
  }

  /** Opens them for the first listener. Resolves when no later change is missed. */
  async follow(): Promise<void> {
    if (this.#open.length === 0) this.#open = this.#subscribe()
    await Promise.all(this.#open.map(({ started }) => started))
  }

  /** Closes them, once there is no listener. */
  stop(): void {
    for (const { stop } of this.#open) stop().catch(() => undefined)
    this.#open = []
  }
}
