import type { FindingKind } from '@pinline/contracts/api/reconcile'

/** A deviation from the truth, as a check found it. */
export interface Deviation {
  readonly kind: FindingKind
  /** The stream, or the row of a read model, that deviates. */
  readonly streamId: string
  /** What differs, in a few words; no personal data. */
  readonly detail: string
  /** `repaired` by this check; `open` if a person has to look at it. */
  readonly state: 'repaired' | 'open'
  /** The read model of a row. */
  readonly view?: string
  /** The fields that differ. */
  readonly fields?: readonly string[]
}

export interface CheckedBatch {
  readonly checked: number
  readonly deviations: readonly Deviation[]
  /** The last place that was checked; undefined at the end of a round. */
  readonly next: string | undefined
}

export interface BatchRequest {
  /** Where the previous batch ended; undefined at the beginning of a round. */
  readonly after: string | undefined
  /** How many objects are checked at most. */
  readonly limit: number
  /** Whether a person waits for all to be checked; otherwise what would take long is left out. */
  readonly isComplete: boolean
}

/**
 * Compares what follows from the truth with the truth, and repairs it. Each check may be repeated, also concurrently: a
 * repair is an ordinary command or a guarded write, so that it happens once. What may still change by itself, because an
 * event or a command is under way, is no deviation.
 */
export interface Reconciler {
  readonly name: string
  /** Throws if an upstream service does not respond: the batch is checked again. */
  readonly check: (batch: BatchRequest) => Promise<CheckedBatch>
}
