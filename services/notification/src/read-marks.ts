import type { Platform } from '@pinline/chassis/service'

interface ReadMark {
  readonly _id: string
  readonly staffId: string
  readonly rowId: string
  readonly endsAt: Date
}

const keptDays = 180

/** What each member of staff has read: plain documents, no history. */
export class ReadMarks {
  readonly #marks
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#marks = platform.db.collection<ReadMark>('read-marks')
  }

  async ensureIndexes(): Promise<void> {
    await this.#marks.createIndex({ endsAt: 1 }, { expireAfterSeconds: 0 })
  }

  /** Which of these rows somebody has read. */
  async of(staffId: string, rowIds: readonly string[]): Promise<ReadonlySet<string>> {
    const marks = await this.#marks.find({ _id: { $in: rowIds.map((rowId) => `${staffId}:${rowId}`) } }).toArray()
    return new Set(marks.map(({ rowId }) => rowId))
  }

  /** Answers how many were unread before. */
  async add(staffId: string, rowIds: readonly string[]): Promise<number> {
    if (rowIds.length === 0) return 0
    const endsAt = new Date(this.#platform.clock.now().getTime() + keptDays * 86_400_000)
    const written = await this.#marks.bulkWrite(
      rowIds.map((rowId) => ({
        updateOne: {
          filter: { _id: `${staffId}:${rowId}` },
          update: { $setOnInsert: { staffId, rowId, endsAt } },
          upsert: true,
        },
      })),
      { ordered: false },
    )
    return written.upsertedCount
  }
}
