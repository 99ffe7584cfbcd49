import { BoundedMap } from './bounded-map.ts'

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
  readonly #states: BoundedMap<Loaded<State>>

  /** @param most how many are remembered; the stream that was kept longest ago makes room */
  constructor(most = 4000) {
    this.#states = new BoundedMap(most)
  }

  get(streamId: string): Loaded<State> | undefined {
    return this.#states.get(streamId)
  }

  /** Keeps the later of what is known and what is told. */
  keep(streamId: string, loaded: Loaded<State>): void {
    const known = this.#states.get(streamId)
    this.#states.set(streamId, known !== undefined && known.version > loaded.version ? known : loaded)
  }

  forget(streamId: string): void {
    this.#states.delete(streamId)
  }
}
