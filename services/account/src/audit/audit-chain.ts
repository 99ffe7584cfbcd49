import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import type { Platform } from '@pinline/chassis/service'
import { type Head, laterHead, RecordedHead } from './recorded-head.ts'
import { type EntryContent, partiesOf, type StoredEntry, signatureOf } from './stored-entry.ts'

const entriesOf = (platform: Platform) =>
  platform.db.collection<StoredEntry>('audit', { writeConcern: { w: 'majority', journal: true } })
type Entries = ReturnType<typeof entriesOf>

export interface ChainViolation {
  /** Where the trail differs from what was written. */
  readonly sequence: number
  readonly kind: 'missing' | 'changed'
}

const genesis: Head = { sequence: 0, seal: '' }
const maxAttempts = 50
const lastEntries = 100

/**
 * The audit trail: entries are only inserted, each at the end of one chain of MACs that all instances extend. Prevents
 * the failure "somebody with access to the database covers their tracks". Shown by tests/system/account/audit.spec.ts.
 */
export class AuditChain {
  readonly #entries: Entries
  readonly #key: string | Buffer
  readonly #recorded: RecordedHead
  #head: Head | undefined
  #writing: Promise<unknown> = Promise.resolve()

  constructor(platform: Platform) {
    this.#entries = entriesOf(platform)
    this.#key = platform.keys.hashing('audit-trail')
    this.#recorded = new RecordedHead(platform)
  }

  async ensureIndexes(): Promise<void> {
    const newest = { at: -1, _id: -1 } as const
    await this.#entries.createIndexes([
      { key: { sequence: 1 }, unique: true },
      { key: newest },
      { key: { parties: 1, ...newest } },
      { key: { objectIds: 1, ...newest } },
      { key: { call: 1, ...newest } },
      { key: { outcome: 1, ...newest } },
      { key: { kind: 1, ...newest } },
      { key: { correlationId: 1 } },
    ])
  }

  /** For queries only. */
  get entries(): Pick<Entries, 'find' | 'findOne' | 'countDocuments'> {
    return this.#entries
  }

  /** Appends entries that the chain does not have yet, in order, and returns their number. */
  async add(entries: readonly EntryContent[]): Promise<number> {
    const added = this.#writing.then(() => this.#add(entries))
    this.#writing = added.catch(() => undefined)
    return await added
  }

  async #add(entries: readonly EntryContent[]): Promise<number> {
    const known = await this.#entries
      .find({ _id: { $in: entries.map(({ _id }) => _id) } }, { projection: { _id: 1 } })
      .toArray()
    const present = new Set(known.map(({ _id }) => _id))
    let waiting = entries.filter(({ _id }) => !present.has(_id) && present.add(_id))
    let added = 0
    for (let attempt = 0; waiting.length > 0; attempt += 1) {
      if (attempt >= maxAttempts) throw new Error('the end of the audit trail was too contended')
      const chained = this.#chained(waiting, await this.#end())
      const inserted = await this.#insert(chained)
      this.#head = inserted === chained.length ? chained.at(-1) : undefined
      const last = chained[inserted - 1]
      if (last !== undefined) await this.#recorded.record(last)
      added += inserted
      waiting = waiting.slice(inserted)
      if (waiting.length === 0) break
      // Another instance was first, with this place in the chain or with this very entry.
      const rest = await this.#entries.find({ _id: { $in: waiting.map(({ _id }) => _id) } }).toArray()
      waiting = waiting.filter(({ _id }) => !rest.some((entry) => entry._id === _id))
    }
    return added
  }

  #chained(entries: readonly EntryContent[], head: Head): StoredEntry[] {
    const chained: StoredEntry[] = []
    let last = head
    for (const entry of entries) {
      const placed = { ...entry, sequence: last.sequence + 1, previous: last.seal }
      const stored: StoredEntry = {
        ...placed,
        seal: signatureOf(this.#key, placed),
        parties: partiesOf(entry),
        objectIds: [...new Set(Object.values(entry.objects).flat())],
      }
      chained.push(stored)
      last = stored
    }
    return chained
  }

  /** How many were inserted before the first one whose position was taken. */
  async #insert(entries: readonly StoredEntry[]): Promise<number> {
    try {
      await this.#entries.insertMany([...entries], { ordered: true })
      return entries.length
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      const stored = await this.#entries
        .find({ sequence: { $in: entries.map(({ sequence }) => sequence) } }, { projection: { sequence: 1, seal: 1 } })
        .toArray()
      const signatures = new Map(stored.map(({ sequence, seal }) => [sequence, seal]))
      const first = entries.findIndex(({ sequence, seal }) => signatures.get(sequence) !== seal)
      return first === -1 ? entries.length : first
    }
  }

  /** Where the next entry goes: after all that were ever recorded, so that a gap stays where entries were removed. */
  async #end(): Promise<Head> {
    return laterHead(this.#head ?? (await this.#lastHead()), await this.#recorded.read()) ?? genesis
  }

  async #lastHead(): Promise<Head> {
    const last = await this.#entries.findOne({}, { sort: { sequence: -1 }, projection: { sequence: 1, seal: 1 } })
    return last === null ? genesis : { sequence: last.sequence, seal: last.seal }
  }

  /** Verifies the last entries only. */
  async verifyEnd(): ReturnType<AuditChain['verify']> {
    const end = await this.#lastHead()
    const recorded = await this.#recorded.read()
    const from = Math.min(end.sequence, recorded?.sequence ?? end.sequence)
    return await this.verify(Math.max(1, from), lastEntries)
  }

  /**
   * Verifies entries from a position on: signatures, no gap, and no missing end of what was ever recorded. Reads `most`
   * at once.
   */
  async verify(
    from: number,
    most: number,
  ): Promise<{ readonly checkedTo: number; readonly head: number; readonly violation: ChainViolation | undefined }> {
    // Read first: what others append meanwhile is not missing.
    const written = laterHead(this.#head, await this.#recorded.read())
    const [before, last] = await Promise.all([
      from > 1 ? this.#entries.findOne({ sequence: from - 1 }, { projection: { seal: 1 } }) : undefined,
      this.#lastHead(),
    ])
    const end = { head: last.sequence }
    if (written !== undefined && last.sequence < written.sequence)
      return { ...end, checkedTo: last.sequence, violation: { sequence: last.sequence + 1, kind: 'missing' } }
    if (before === null) return { ...end, checkedTo: from - 1, violation: { sequence: from - 1, kind: 'missing' } }
    let previous = before?.seal ?? ''
    let expected = from
    const cursor = this.#entries
      .find({ sequence: { $gte: from } })
      .sort({ sequence: 1 })
      .limit(most)
    for await (const entry of cursor) {
      if (entry.sequence !== expected)
        return { ...end, checkedTo: expected - 1, violation: { sequence: expected, kind: 'missing' } }
      const isAsRecorded = entry.sequence !== written?.sequence || entry.seal === written.seal
      const isSigned = entry.previous === previous && entry.seal === signatureOf(this.#key, entry)
      if (!isSigned || !isAsRecorded || !indexed(entry))
        return { ...end, checkedTo: expected - 1, violation: { sequence: expected, kind: 'changed' } }
      previous = entry.seal
      expected += 1
    }
    return { ...end, checkedTo: expected - 1, violation: undefined }
  }
}

const same = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((id) => right.includes(id))

/** An entry whose ids were removed from the index fields could no longer be found. */
const indexed = (entry: StoredEntry): boolean =>
  same(entry.parties, partiesOf(entry)) && same(entry.objectIds, [...new Set(Object.values(entry.objects).flat())])
