import type { RecordedEvent } from '@pinline/events/event'

/** Events by row, those of each stream in order. */
export type EventsByRow = ReadonlyMap<string, readonly RecordedEvent[]>

interface Batch {
  readonly byRow: EventsByRow
  readonly events: number
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** Bounds how long a fold takes: a consumer that is silent for eight seconds loses its partitions. */
const maxEventsPerBatch = 2000
/** While one fold is being written, the next is made. */
const maxConcurrentFolds = 2

/**
 * Folds the events that a consumer's partitions have for a view at the same time together, with no row in two folds at
 * once. The events of a row with several streams arrive on several partitions: folded concurrently, their writes would
 * conflict, and all but one be repeated. Events that arrive meanwhile are in the next fold: the higher the load, the
 * fewer writes per row.
 */
export class BatchedProjection {
  readonly #fold: (byRow: EventsByRow) => Promise<void>
  readonly #inFold = new Set<string>()
  #waiting: Batch[] = []
  #folding = 0
  #isCalled = false

  constructor(fold: (byRow: EventsByRow) => Promise<void>) {
    this.#fold = fold
  }

  /** Resolves once these events are folded; rejects if their fold failed. */
  fold(byRow: EventsByRow): Promise<void> {
    const events = [...byRow.values()].reduce((sum, of) => sum + of.length, 0)
    return new Promise((done, failed) => {
      this.#waiting.push({ byRow, events, done, failed })
      this.#call()
    })
  }

  #call(): void {
    if (this.#isCalled) return
    this.#isCalled = true
    setImmediate(() => {
      this.#isCalled = false
      while (this.#folding < maxConcurrentFolds) {
        const batches = this.#next()
        if (batches.length === 0) return
        void this.#foldAll(batches)
      }
    })
  }

  async #foldAll(batches: readonly Batch[]): Promise<void> {
    const byRow = joined(batches.map((batch) => batch.byRow))
    this.#folding += 1
    for (const rowId of byRow.keys()) this.#inFold.add(rowId)
    try {
      await this.#fold(byRow)
      for (const { done } of batches) done()
    } catch (error) {
      for (const { failed } of batches) failed(error)
    } finally {
      for (const rowId of byRow.keys()) this.#inFold.delete(rowId)
      this.#folding -= 1
      this.#call()
    }
  }

  /** The oldest batches, up to the limit of concurrent folds; batches with rows that are being folded wait. */
  #next(): Batch[] {
    const taken: Batch[] = []
    const deferred: Batch[] = []
    const locked = new Set(this.#inFold)
    let events = 0
    for (const batch of this.#waiting) {
      const isFree = events < maxEventsPerBatch && ![...batch.byRow.keys()].some((rowId) => locked.has(rowId))
      if (isFree) {
        taken.push(batch)
        events += batch.events
      } else {
        deferred.push(batch)
        for (const rowId of batch.byRow.keys()) locked.add(rowId)
      }
    }
    this.#waiting = deferred
    return taken
  }
}

const joined = (all: readonly EventsByRow[]): EventsByRow => {
  const [only] = all
  if (only !== undefined && all.length === 1) return only
  const byRow = new Map<string, RecordedEvent[]>()
  for (const [rowId, events] of all.flatMap((one) => [...one])) {
    const known = byRow.get(rowId)
    if (known === undefined) byRow.set(rowId, [...events])
    else known.push(...events)
  }
  return byRow
}
