/** The state of a stream after so many of its facts, or a row after so many writes. */
export interface Loaded<State> {
  readonly state: State
  readonly version: number
}

/**
 * States that this process folded or wrote, so that a stream is not folded again from its beginning. What is remembered
 * may be behind: the store's unique index on stream and version refuses a commit that was decided on it.
 */
export class RememberedStates<State> {
  readonly #states = new Map<string, Loaded<State>>()
  readonly #most: number

  /** @param most how many are remembered */
  constructor(most = 4000) {
    this.#most = most
  }

  get(streamId: string): Loaded<State> | undefined {
    return this.#states.get(streamId)
  }

  /** Keeps the later of what is known and what is told; the stream that was used longest ago makes room. */
  keep(streamId: string, loaded: Loaded<State>): void {
    const known = this.#states.get(streamId)
    this.#states.delete(streamId)
    this.#states.set(streamId, known !== undefined && known.version > loaded.version ? known : loaded)
    const [oldest] = this.#states.keys()
    if (this.#states.size > this.#most && oldest !== undefined) this.#states.delete(oldest)
  }

  forget(streamId: string): void {
    this.#states.delete(streamId)
  }
}
