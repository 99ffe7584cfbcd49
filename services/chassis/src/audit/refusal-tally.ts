import type { AuditEntry } from '@pinline/contracts/api/record-audit'

const maxIndividual = 5
const maxKeys = 300

interface Seen {
  readonly last: AuditEntry
  /** Those that were written down themselves. */
  readonly written: number
  /** Those that one entry at the end of the minute stands for. */
  readonly counted: number
}

const keyOf = ({ kind, call, outcome, actor, subject, address }: AuditEntry): string =>
  JSON.stringify([kind, call, outcome, actor.id ?? '', subject?.id ?? '', address])

/** Nobody in particular, for those who are too many to be told apart. */
const anonymous = ({ subject: _subject, ...entry }: AuditEntry): AuditEntry => ({
  ...entry,
  actor: { kind: entry.actor.kind },
  objects: {},
  address: '',
  userAgent: '',
})

/**
 * Refusals of one minute: the first five of a kind are written down, the rest is counted and becomes one entry.
 * Answers the failure "a flood of wrong passwords filled the disk by way of the audit trail".
 */
export class RefusalTally {
  #seen = new Map<string, Seen>()

  /** Whether the entry itself is to be written down. `full`: nothing is, while too much waits already. */
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

  /** Ends the minute: one entry for each kind of which more came than were written down. */
  close(): AuditEntry[] {
    const counted = [...this.#seen.values()].filter((seen) => seen.counted > 0)
    this.#seen = new Map()
    return counted.map((seen) => ({ ...seen.last, times: seen.counted }))
  }
}
