import type { TimelineEntry } from '@pinline/contracts/order/order/orders-resource'

export type CauseKind = 'command' | 'reaction' | 'job'
export type RowKind = CauseKind | 'event'

/** One line of the timeline. `level` 0 is a cause; effects have deeper levels. */
export interface TimelineRow {
  readonly id: string
  readonly kind: RowKind
  readonly level: number
  readonly name: string
  readonly at: string
  readonly actor: TimelineEntry['actor']
  /** The event, on lines of kind `event`. */
  readonly entry: TimelineEntry | undefined
  /** True on the first line of a root cause. */
  readonly isRoot: boolean
}

interface Step {
  readonly id: string
  readonly kind: CauseKind
  readonly name: string
  readonly entries: TimelineEntry[]
  readonly children: Step[]
}

/** Events are identified as `stream@sequence`. */
const isEventId = (id: string): boolean => /@\d+$/.test(id)

const kindOf = (entry: TimelineEntry): CauseKind => {
  if (isEventId(entry.causationId)) return 'reaction'
  return entry.actor.kind === 'service' ? 'job' : 'command'
}

/** A reaction or a job has its own name; otherwise the command's, or the event's when no command was recorded. */
const nameOf = ({ actor, command, type }: TimelineEntry): string => {
  const own = actor.kind === 'service' && actor.id !== '' ? actor.id : null
  return own ?? command ?? type
}

/** Puts events below their cause: the event that they name, else the latest earlier one of the same correlation. */
const stepsOf = (entries: readonly TimelineEntry[], orderNo: string): Step[] => {
  const roots: Step[] = []
  const steps: Step[] = []
  for (const entry of [...entries].sort((a, b) => a.sequence - b.sequence)) {
    const kind = kindOf(entry)
    const last = steps.at(-1)
    const first = last?.entries[0]
    if (
      last !== undefined &&
      first?.causationId === entry.causationId &&
      first.actor.kind === entry.actor.kind &&
      first.actor.id === entry.actor.id
    ) {
      last.entries.push(entry)
      continue
    }
    const step: Step = { id: `${kind}-${entry.sequence}`, kind, name: nameOf(entry), entries: [entry], children: [] }
    const named = steps.find((one) =>
      one.entries.some(({ sequence }) => `${orderNo}@${sequence}` === entry.causationId),
    )
    const related =
      kind === 'command'
        ? undefined
        : steps.findLast((one) => one.entries.some(({ correlationId }) => correlationId === entry.correlationId))
    const parent = named ?? related
    if (parent === undefined) roots.push(step)
    else parent.children.push(step)
    steps.push(step)
  }
  return roots
}

const rowsOf = (step: Step, level: number, isRoot: boolean): TimelineRow[] => {
  const first = step.entries[0]
  if (first === undefined) return []
  const cause: TimelineRow = {
    id: step.id,
    kind: step.kind,
    level,
    name: step.name,
    at: first.at,
    actor: first.actor,
    entry: undefined,
    isRoot,
  }
  const events = step.entries.map(
    (entry): TimelineRow => ({
      id: `event-${entry.sequence}`,
      kind: 'event',
      level: level + 1,
      name: entry.type,
      at: entry.at,
      actor: entry.actor,
      entry,
      isRoot: false,
    }),
  )
  return [cause, ...events, ...step.children.flatMap((child) => rowsOf(child, level + 2, false))]
}

/** An order's events in causal order: the newest cause first, each with its effects below it, oldest first. */
export const timelineRows = (entries: readonly TimelineEntry[], orderNo: string): TimelineRow[] =>
  stepsOf(entries, orderNo)
    .reverse()
    .flatMap((step) => rowsOf(step, 0, true))
