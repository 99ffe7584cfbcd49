import type { Platform } from '@pinline/chassis/service'

interface ReadMark {
  readonly _id: string
  readonly staffId: string
  readonly rowId: string
  readonly endsAt: Date
}

const retentionDays = 180

/** The rows that each member of staff has read: plain documents, no history. */
export class ReadMarks {
  readonly #readMarks
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#readMarks = platform.db.collection<ReadMark>('read-marks')
  }

  async ensureIndexes(): Promise<void> {
    await this.#readMarks.createIndex({ endsAt: 1 }, { expireAfterSeconds: 0 })
  }

  /** Those of the given rows that the member has read. */
  async of(staffId: string, rowIds: readonly string[]): Promise<ReadonlySet<string>> {
    const readMarks = await this.#readMarks
      .find({ _id: { $in: rowIds.map((rowId) => `${staffId}:${rowId}`) } })
      .toArray()
    return new Set(readMarks.map(({ rowId }) => rowId))
  }

  /** Returns how many were unread before. */
  async add(staffId: string, rowIds: readonly string[]): Promise<number> {
    if (rowIds.length === 0) return 0
    const endsAt = new Date(this.#platform.clock.now().getTime() + retentionDays * 86_400_000)
    const written = await this.#readMarks.bulkWrite(
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
