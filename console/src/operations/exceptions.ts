import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { behind, warnAfterSeconds } from './lag.ts'
import { parkedOf } from './parked.ts'
import { isRead, percentOf, viewsOf } from './views.ts'

/** A longer lag is a problem, events: consumers that keep up are behind by less, even while staff import parts. */
const maxUsualLag = 1000

type About = { readonly service: ServiceOperations['name'] }

/** What staff should look at. All but `rebuild` are problems. */
export type Exception = About &
  (
    | { readonly kind: 'down' }
    | { readonly kind: 'parked'; readonly keys: number }
    /** The relay does not send: commits in the outbox, and the age of the oldest in seconds. */
    | { readonly kind: 'unsent'; readonly events: number; readonly seconds: number }
    /** Deviations from the truth that no reconciler can repair. */
    | { readonly kind: 'findings'; readonly open: number }
    /** Jobs whose last run failed. */
    | { readonly kind: 'jobs'; readonly failed: number }
    | { readonly kind: 'lag'; readonly consumer: string; readonly topic: string; readonly events: number }
    | { readonly kind: 'rebuild'; readonly view: string; readonly generation: string; readonly percent: number }
  )

/** The worst first. */
const kinds = [
  'down',
  'parked',
  'findings',
  'jobs',
  'unsent',
  'lag',
  'rebuild',
] as const satisfies readonly Exception['kind'][]

const exceptionsOfService = (service: ServiceOperations): Exception[] => {
  const about = { service: service.name }
  const keys = parkedOf([service]).length
  const open = service.reconcilers.reduce((sum, reconciler) => sum + reconciler.open, 0)
  const failed = service.jobs?.failed ?? 0
  const { pending, oldestSeconds } = service.outbox
  return [
    ...(service.ready ? [] : [{ ...about, kind: 'down' } as const]),
    ...(keys > 0 ? [{ ...about, kind: 'parked', keys } as const] : []),
    ...(open > 0 ? [{ ...about, kind: 'findings', open } as const] : []),
    ...(failed > 0 ? [{ ...about, kind: 'jobs', failed } as const] : []),
    ...(pending > 0 && oldestSeconds > warnAfterSeconds
      ? [{ ...about, kind: 'unsent', events: pending, seconds: oldestSeconds } as const]
      : []),
    ...service.consumers
      .filter((consumer) => isRead(consumer) && behind(consumer) > maxUsualLag)
      .map((consumer) => ({
        ...about,
        kind: 'lag' as const,
        consumer: consumer.name,
        topic: consumer.topic,
        events: behind(consumer),
      })),
    ...viewsOf([service]).flatMap(({ name, standby }) =>
      standby === undefined || standby.caughtUp
        ? []
        : [
            {
              ...about,
              kind: 'rebuild' as const,
              view: name,
              generation: standby.label,
              percent: percentOf(standby),
            },
          ],
    ),
  ]
}

/** Exceptions of all services, the worst kind first; at most a few for each consumer. */
export const exceptionsOf = (services: readonly ServiceOperations[]): Exception[] => {
  const found = services.flatMap(exceptionsOfService)
  return kinds.flatMap((kind) => found.filter((exception) => exception.kind === kind))
}

/** A rebuild runs beside the reads: it is shown, but nothing is wrong. */
export const isProblem = ({ kind }: Pick<Exception, 'kind'>): boolean => kind !== 'rebuild'
