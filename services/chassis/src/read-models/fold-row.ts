import type { RecordedEvent } from '@pinline/events/event'
import type mongoose from 'mongoose'
import type { Clock } from '../clock.ts'
import type { Parked, WaitingKey } from '../parked.ts'
import { applyEvent, type StoredRow, skipEvent } from './apply-event.ts'
import type { ViewGeneration } from './projection.ts'
import { noteSkippedType } from './skipped-types.ts'

interface Deps {
  readonly db: mongoose.mongo.Db
  readonly parked: Parked
  readonly clock: Clock
}

/** What a row is folded from. */
export interface RowWork {
  readonly group: string
  readonly rowId: string
  readonly before: StoredRow | undefined
  /** Whether `before` was read for this round; otherwise it is cached, or the row is treated as new. */
  readonly isRead: boolean
  readonly events: readonly RecordedEvent[]
  readonly parked: WaitingKey | undefined
}

/**
 * Folds a row's events; a key that waits for a gap is freed when the missing event has arrived and its row is written.
 * `read-first` if an event does not apply to a row that was not read, since another instance or a retry may have
 * written it; also if the parked key is no longer parked, or is being retried. `applied` are events that no longer wait
 * while others under the key still do.
 */
export const foldRow = async (
  deps: Deps,
  viewed: ViewGeneration,
  work: RowWork,
): Promise<{ row: StoredRow | undefined; free: boolean; applied: readonly string[] } | 'read-first'> => {
  const { projection } = viewed
  if (work.parked?.kind === 'poison') {
    if (!work.isRead) return 'read-first'
    // What is delivered again and in the row already does not wait.
    const versions = work.before?._versions ?? {}
    const waiting = work.events.filter(({ streamId, sequence }) => sequence > (versions[streamId] ?? 0))
    return (await deps.parked.join(work.parked, waiting)) ? { row: undefined, free: false, applied: [] } : 'read-first'
  }
  const events =
    work.parked === undefined
      ? work.events
      : [...work.events, ...work.parked.events].sort((a, b) => a.sequence - b.sequence)
  let row = work.before
  let blocked: { kind: WaitingKey['kind']; reason: string } | undefined
  const remaining: RecordedEvent[] = []
  for (const recorded of events) {
    if (blocked?.kind === 'poison') {
      remaining.push(recorded)
      continue
    }
    const applied = applyEvent(projection, work.rowId, row, recorded)
    if (applied.outcome === 'applied') {
      row = applied.row
      if (!projection.knows(recorded.event.type)) await noteSkippedType(deps.db, viewed, recorded)
    } else if (applied.outcome === 'poison' && (await deps.parked.isSkipped(projection.name, recorded.id)))
      row = skipEvent(work.rowId, row, recorded)
    else if (applied.outcome === 'gap') {
      blocked = { kind: 'gap', reason: `${recorded.streamId}@${applied.expected} has not come` }
      remaining.push(recorded)
    } else if (applied.outcome === 'poison') {
      blocked = { kind: 'poison', reason: applied.reason }
      remaining.push(recorded)
    }
  }
  if (blocked !== undefined && !work.isRead) return 'read-first'
  if (blocked !== undefined && work.parked !== undefined && !(await deps.parked.join(work.parked, remaining, blocked)))
    return 'read-first'
  if (blocked !== undefined && work.parked === undefined)
    await deps.parked.park(work.group, work.rowId, remaining, blocked, deps.clock.now())
  const waited = work.parked?.events ?? []
  return {
    row,
    free: blocked === undefined && work.parked !== undefined,
    applied:
      blocked === undefined
        ? []
        : waited.filter((recorded) => !remaining.includes(recorded)).map((recorded) => recorded.id),
  }
}
