import type { ServiceOperations } from '@pinline/contracts/api/operations'
import type { Consumer } from './consumer.ts'

/** One filling of a view, over all topics that it reads. Figures are events. */
export interface Generation {
  readonly number: number
  /** How it is written: version of the shape, then number, `v3.2`. */
  readonly label: string
  /** When it was begun. */
  readonly since: string
  readonly done: number
  readonly left: number
  readonly total: number
  /** As good as level: it can be compared and switched to. */
  readonly caughtUp: boolean
}

export interface View {
  readonly service: ServiceOperations['name']
  readonly name: string
  /** The one that is read. */
  readonly live: Generation
  /** The one beside it: filled for a switch, or kept for a switch back. */
  readonly standby: Generation | undefined
}

/** A reader of one topic; `beside` are further generations of the same view, which nobody reads. */
export interface Reader {
  readonly consumer: Consumer
  readonly standby: readonly Consumer[]
}

/** More events left than this, or than this share of all, and a generation is still filling. The server decides again. */
const maxLeft = 500
const maxLeftShare = 0.01

export const generationLabel = (view: { version: number; generation: number }): string =>
  `v${view.version}.${view.generation}`

/** Generations that are filled or kept beside the one that is read are nobody's answers. */
export const isRead = ({ view }: Pick<Consumer, 'view'>): boolean => view === null || view.live

/** Offsets against ends of all partitions of some readers; a partition without an offset stands at its beginning. */
export const filled = (consumers: readonly Pick<Consumer, 'partitions'>[]) => {
  const partitions = consumers.flatMap((consumer) => consumer.partitions)
  const total = partitions.reduce((sum, { end }) => sum + end, 0)
  const done = partitions.reduce((sum, { offset, end }) => sum + Math.min(end, Math.max(0, offset)), 0)
  const left = total - done
  return { total, done, left, caughtUp: left <= Math.min(maxLeft, total * maxLeftShare) }
}

/** Whole per cent of what is done; 100 only when nothing is left. */
export const percentOf = ({ done, total }: Pick<Generation, 'done' | 'total'>): number =>
  total === 0 ? 100 : Math.floor((done / total) * 100)

const generationsOf = (consumers: readonly Consumer[]): (Generation & { readonly live: boolean })[] => {
  const byNumber = Map.groupBy(consumers, ({ view }) => view?.generation ?? 0)
  return [...byNumber].flatMap(([number, readers]) => {
    const view = readers[0]?.view
    if (view === null || view === undefined) return []
    return [{ number, label: generationLabel(view), since: view.since, live: view.live, ...filled(readers) }]
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

/** Readers by name and topic, so that a second generation stands below the one that is read. */
export const readersOf = (consumers: readonly Consumer[]): Reader[] =>
  [...Map.groupBy(consumers, ({ kind, name, topic }) => `${kind} ${name} ${topic}`).values()].flatMap((group) => {
    const consumer = group.find(isRead) ?? group[0]
    return consumer === undefined ? [] : [{ consumer, standby: group.filter((other) => other !== consumer) }]
  })
