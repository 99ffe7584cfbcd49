import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import type { NoticeKind } from '@pinline/events/notification/notice-content'

interface ReadMark {
  readonly _id: string
  readonly staffId: string
  readonly rowId: string
  readonly endsAt: Date
}

/** Until when a person has cleared a list. */
interface ClearMark {
  readonly _id: string
  readonly clearedAt: string
}

/** A row to mark, with the end of what it shows; null: it has none. */
export interface MarkedRow {
  readonly id: string
  readonly until?: string | null
}

const dayMs = 86_400_000
const retentionDays = 180
export const readMarksExpiry = endsAt('endsAt', { kind: 'read-marks', days: retentionDays, from: 'over' })

/** Of what is shown until somebody takes it down: longer than anybody leaves a notice hanging. */
const openEndDays = 3650

/** The rows that each member of staff has read, and when they cleared their lists: plain documents, no history. */
export class ReadMarks {
  readonly #readMarks
  readonly #clearMarks
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#readMarks = platform.db.collection<ReadMark>('read-marks')
    this.#clearMarks = platform.db.collection<ClearMark>('clear-marks')
  }

  async ensureIndexes(): Promise<void> {
    await this.#readMarks.createIndexes([expiryIndex(readMarksExpiry), { key: { rowId: 1 } }])
  }

  /** Those of the given rows that the member has read. */
  async of(staffId: string, rowIds: readonly string[]): Promise<ReadonlySet<string>> {
    const readMarks = await this.#readMarks
      .find({ _id: { $in: rowIds.map((rowId) => `${staffId}:${rowId}`) } })
      .toArray()
    return new Set(readMarks.map(({ rowId }) => rowId))
  }

  /** How many people have read a row. */
  async readersOf(rowId: string): Promise<number> {
    return await this.#readMarks.countDocuments({ rowId })
  }

  /** Returns how many were unread before. A mark outlives what it is about, so that nothing becomes unread by itself. */
  async add(staffId: string, rows: readonly MarkedRow[]): Promise<number> {
    if (rows.length === 0) return 0
    const now = this.#platform.clock.now().getTime()
    const endOf = ({ until }: MarkedRow): Date => {
      if (until === null) return new Date(now + openEndDays * dayMs)
      return new Date(Math.max(now, until === undefined ? 0 : Date.parse(until)) + retentionDays * dayMs)
    }
    const written = await this.#readMarks.bulkWrite(
      rows.map((row) => ({
        updateOne: {
          filter: { _id: `${staffId}:${row.id}` },
          update: { $setOnInsert: { staffId, rowId: row.id, endsAt: endOf(row) } },
          upsert: true,
        },
      })),
      { ordered: false },
    )
    return written.upsertedCount
  }

  /** The member's list of a kind begins anew: what is shown by now leaves it. */
  async clear(staffId: string, kind: NoticeKind): Promise<void> {
    const clearedAt = this.#platform.clock.now().toISOString()
    await this.#clearMarks.updateOne({ _id: `${staffId}:${kind}` }, { $set: { clearedAt } }, { upsert: true })
  }

  async clearedAt(staffId: string): Promise<Readonly<Partial<Record<NoticeKind, string>>>> {
    const marks = await this.#clearMarks.find({ _id: { $in: [`${staffId}:notice`, `${staffId}:news`] } }).toArray()
    return Object.fromEntries(marks.map(({ _id, clearedAt }) => [_id.slice(staffId.length + 1), clearedAt]))
  }
}
