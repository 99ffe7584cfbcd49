import type { EventSummary } from '@pinline/contracts/api/recorded-events'
import type { TracedLine } from '@pinline/contracts/api/trace-order'
import type { OrderTraceLine } from '@pinline/contracts/gateway/streams/get-order-trace'

export type TracedEvent = EventSummary & { readonly reaction: string | null }

type Line = Omit<OrderTraceLine, 'level'>

/** Events are identified as `stream@sequence`. */
const isEventId = (id: string): boolean => /@\d+$/.test(id)

const orderNumbers = /(?<!\d)\d{13}(?!\d)/g

/** Whether a stream belongs to another order: a request about many orders has one correlation for all of them. */
export const isOfOther = (streamId: string, orderNo: string): boolean => {
  const named: readonly string[] = streamId.match(orderNumbers) ?? []
  return named.length > 0 && !named.includes(orderNo)
}

/** A request has its correlation as its cause, also one of a service; a job has its own name there. */
const kindOf = ({ causationId, correlationId, actor }: TracedEvent): 'command' | 'reaction' | 'job' => {
  if (isEventId(causationId)) return 'reaction'
  return actor.kind === 'service' && causationId !== correlationId ? 'job' : 'command'
}

/** A reaction and a job have their own names; otherwise it is the command's, or the event's where none was recorded. */
const nameOf = (event: TracedEvent): string => {
  switch (kindOf(event)) {
    case 'reaction':
      return event.reaction ?? event.command ?? event.type
    case 'job':
      return event.command ?? event.causationId
    default:
      return event.command ?? event.type
  }
}

/** Events of one decision: they have one stream, one cause and follow each other. */
const isSameStep = (a: TracedEvent, b: TracedEvent): boolean =>
  a.service === b.service &&
  a.streamId === b.streamId &&
  a.sequence + 1 === b.sequence &&
  a.causationId === b.causationId &&
  a.command === b.command &&
  a.recordedAt === b.recordedAt

const stepsOf = (events: readonly TracedEvent[]): TracedEvent[][] => {
  const steps: TracedEvent[][] = []
  const sorted = events.toSorted(
    (a, b) =>
      a.recordedAt.localeCompare(b.recordedAt) ||
      a.service.localeCompare(b.service) ||
      a.streamId.localeCompare(b.streamId) ||
      a.sequence - b.sequence,
  )
  for (const event of sorted) {
    const step = steps.at(-1)
    const last = step?.at(-1)
    if (step !== undefined && last !== undefined && isSameStep(last, event)) step.push(event)
    else steps.push([event])
  }
  return steps
}

/** The lines of the steps: a step is caused by the event that it names, else by what its correlation began with. */
const linesOfSteps = (steps: readonly (readonly TracedEvent[])[], began: Map<string, string>): Line[] => {
  const known = new Set(steps.flat().map(({ id }) => id))
  return steps.flatMap((step) => {
    const first = step[0]
    if (first === undefined) return []
    const kind = kindOf(first)
    const { service, recordedAt: at, correlationId, actor, causationId, streamId, traceId } = first
    const id = `${kind} ${first.id}`
    const named = known.has(causationId) ? causationId : undefined
    const related = began.get(correlationId)
    // A clock may say that an effect came before its command: what has a cause of its own began nothing.
    if (related === undefined && named === undefined) began.set(correlationId, id)
    const shared = { service, at, actor: actor.kind, correlationId, outcome: null, traceId }
    return [
      { ...shared, id, kind, name: nameOf(first), causeId: named ?? related ?? null, streamId, sequence: null },
      ...step.map((event) => ({
        ...{ ...shared, id: event.id, kind: 'event' as const, name: event.type, causeId: id },
        ...{ streamId, sequence: event.sequence },
      })),
    ]
  })
}

const lineOf = ({ causationId, ...line }: TracedLine, known: ReadonlySet<string>): Line => ({
  ...line,
  causeId: causationId !== null && known.has(causationId) ? causationId : null,
  streamId: null,
  sequence: null,
  traceId: null,
})

/** Each line after its cause, whatever the clocks say, and otherwise by time; with its depth below its first cause. */
const inCausalOrder = (lines: readonly Line[]): OrderTraceLine[] => {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const levels = new Map<string, number>()
  const ordered: OrderTraceLine[] = []
  const place = (line: Line, waiting: ReadonlySet<string>): number => {
    const placed = levels.get(line.id)
    if (placed !== undefined) return placed
    const cause = line.causeId === null ? undefined : byId.get(line.causeId)
    const level = cause === undefined || waiting.has(cause.id) ? 0 : place(cause, new Set([...waiting, line.id])) + 1
    levels.set(line.id, level)
    ordered.push({ ...line, level })
    return level
  }
  // A stable sort: a step stays before its events.
  for (const line of lines.toSorted((a, b) => a.at.localeCompare(b.at))) place(line, new Set([line.id]))
  return ordered
}

/** Everything about one order in causal order. */
export const orderTraceOf = (
  orderNo: string,
  events: readonly TracedEvent[],
  lines: readonly TracedLine[],
): OrderTraceLine[] => {
  const own = events.filter(({ streamId }) => !isOfOther(streamId, orderNo))
  const known = new Set(own.map(({ id }) => id))
  // What a wallet's message brought about has its correlation.
  const messages = lines.flatMap(({ id, kind, correlationId }) =>
    kind === 'wallet' && correlationId !== null ? [[correlationId, id] as const] : [],
  )
  return inCausalOrder([...linesOfSteps(stepsOf(own), new Map(messages)), ...lines.map((line) => lineOf(line, known))])
}
