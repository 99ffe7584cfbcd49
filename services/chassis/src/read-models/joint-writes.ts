import type mongoose from 'mongoose'
import type { StoredRow } from './apply-fact.ts'

type Write = mongoose.mongo.AnyBulkWriteOperation<StoredRow>

/**
 * One bulk write for what the partitions of a consumer have for a view at the same moment. Where not all of it was
 * written, each partition writes its own again: guarded by versions, what is there already changes nothing.
 */
export class JointWrites {
  readonly #view: mongoose.mongo.Collection<StoredRow>
  #waiting: { readonly writes: readonly Write[]; readonly tell: (all: boolean) => void }[] = []

  constructor(view: mongoose.mongo.Collection<StoredRow>) {
    this.#view = view
  }

  /** True where everything was written. */
  write(writes: readonly Write[]): Promise<boolean> {
    return new Promise((tell) => {
      this.#waiting.push({ writes, tell })
      if (this.#waiting.length === 1) setImmediate(() => void this.#writeAll())
    })
  }

  async #writeAll(): Promise<void> {
    const joined = this.#waiting
    this.#waiting = []
    const writes = joined.flatMap((one) => one.writes)
    const all = await this.#view.bulkWrite(writes, { ordered: false }).then(
      ({ upsertedCount, matchedCount }) => upsertedCount + matchedCount === writes.length,
      () => false,
    )
    for (const { tell } of joined) tell(all)
  }
}
