import type { ServiceOperations } from '@pinline/contracts/api/operations'
import type { Consumer } from './consumer.ts'

/** One generation of a view, over all its topics. Numbers are events. */
export interface Generation {
  readonly number: number
  /** Label: version of the shape, then number, `v3.2`. */
  readonly label: string
  /** When it was begun. */
  readonly since: string
  /** When it is discarded, if it is not read and nobody switches; null if that is not known. */
  readonly until: string | null
  readonly done: number
  readonly left: number
  readonly total: number
  /** Caught up well enough to compare and switch. */
  readonly caughtUp: boolean
}

export interface View {
  readonly service: ServiceOperations['name']
  readonly name: string
  /** The live generation. */
  readonly live: Generation
  /** The standby: filled for a switch, or retained for a switch back. */
  readonly standby: Generation | undefined
}

/** A consumer of one topic; `beside` are generations of the same view that serve no reads. */
export interface Reader {
  readonly consumer: Consumer
  readonly standby: readonly Consumer[]
}

/**
 * With more events left than this, or than this share of all, a generation is still filling. The server checks again.
 */
const maxLeft = 500
const maxLeftShare = 0.01

export const generationLabel = (view: { version: number; generation: number }): string =>
  `v${view.version}.${view.generation}`

/** Generations beside the live one serve no reads. */
export const isRead = ({ view }: Pick<Consumer, 'view'>): boolean => view === null || view.live

/** Offsets against ends over the partitions of some consumers; a partition without an offset is at its beginning. */
export const filled = (consumers: readonly Pick<Consumer, 'partitions'>[]) => {
  const partitions = consumers.flatMap((consumer) => consumer.partitions)
  const total = partitions.reduce((sum, { end }) => sum + end, 0)
  const done = partitions.reduce((sum, { offset, end }) => sum + Math.min(end, Math.max(0, offset)), 0)
  const left = total - done
  return { total, done, left, caughtUp: left <= Math.min(maxLeft, total * maxLeftShare) }
}

/** Whole per cent of progress; 100 only when nothing is left. */
export const percentOf = ({ done, total }: Pick<Generation, 'done' | 'total'>): number =>
  total === 0 ? 100 : Math.floor((done / total) * 100)

const generationsOf = (consumers: readonly Consumer[]): (Generation & { readonly live: boolean })[] => {
  const byNumber = Map.groupBy(consumers, ({ view }) => view?.generation ?? 0)
  return [...byNumber].flatMap(([number, readers]) => {
    const view = readers[0]?.view
    if (view === null || view === undefined) return []
    return [
      {
        number,
        label: generationLabel(view),
        since: view.since,
        until: view.until,
        live: view.live,
        ...filled(readers),
      },
    ]
  })
}

/** Each projection once, whatever the number of its topics and generations. */
export const viewsOf = (services: readonly ServiceOperations[]): View[] =>
  services.flatMap((service) => {
    const projections = Map.groupBy(
      service.consumers.filter(({ view }) => view !== null),
      ({ name }) => name,
    )
    return [...projections].flatMap(([name, consumers]) => {
      const all = generationsOf(consumers)
      const live = all.find((generation) => generation.live)
      const standby = all.filter((generation) => !generation.live).sort((a, b) => b.number - a.number)[0]
      return live === undefined ? [] : [{ service: service.name, name, live, standby }]
    })
  })

/** Consumers by name and topic, with a second generation below the live one. */
export const readersOf = (consumers: readonly Consumer[]): Reader[] =>
  [...Map.groupBy(consumers, ({ kind, name, topic }) => `${kind} ${name} ${topic}`).values()].flatMap((group) => {
    const consumer = group.find(isRead) ?? group[0]
    return consumer === undefined ? [] : [{ consumer, standby: group.filter((other) => other !== consumer) }]
  })
