import type { AuditEntry } from '@pinline/contracts/api/record-audit'

const maxIndividual = 5
const maxKeys = 300

interface Seen {
  readonly last: AuditEntry
  /** Those that were written down themselves. */
  readonly written: number
  /** How many refusals the entry at the end of the minute summarises. */
  readonly counted: number
}

const keyOf = ({ kind, security, call, outcome, actor, subject, address }: AuditEntry): string =>
  JSON.stringify([kind, security ?? '', call, outcome, actor.id ?? '', subject?.id ?? '', address])

/** The entry without its subject, once there are too many subjects to separate. */
const anonymous = ({ subject: _subject, ...entry }: AuditEntry): AuditEntry => ({
  ...entry,
  actor: { kind: entry.actor.kind },
  objects: {},
  address: '',
  userAgent: '',
})

/**
 * Refusals of one minute: the first five of a kind are recorded, the others are counted in one entry. Prevents the
 * failure "a flood of wrong passwords fills the disk with audit entries".
 */
export class RefusalTally {
  #seen = new Map<string, Seen>()

  /** Whether the entry itself is to be recorded. With `full`, none is, because too many are waiting already. */
  take(entry: AuditEntry, full = false): boolean {
    const own = keyOf(entry)
    const many = !this.#seen.has(own) && this.#seen.size >= maxKeys
    const counted = many ? anonymous(entry) : entry
    const key = many ? keyOf(counted) : own
    const seen = this.#seen.get(key) ?? { last: counted, written: 0, counted: 0 }
    const write = !many && !full && seen.written < maxIndividual
    this.#seen.set(key, {
      last: counted,
      written: seen.written + (write ? 1 : 0),
      counted: seen.counted + (write ? 0 : 1),
    })
    return write
  }

  get isEmpty(): boolean {
    return this.#seen.size === 0
  }

  /** Ends the minute: one entry for each kind that had more refusals than were recorded. */
  close(): AuditEntry[] {
    const counted = [...this.#seen.values()].filter((seen) => seen.counted > 0)
    this.#seen = new Map()
    return counted.map((seen) => ({ ...seen.last, times: seen.counted }))
  }
}
