import type { ServiceOperations } from '@pinline/contracts/api/operations'
import type { Format } from '@pinline/ui/format/create-format'
import type { Text } from '../messages/use-text.ts'
import { summarise, warnAfterSeconds } from './lag.ts'
import { percentOf, viewsOf } from './views.ts'

/** A number of the summary above its label. A problem has a tone. */
interface SummaryFigure {
  readonly id: string
  readonly tone: '' | 'bad' | 'worry'
  readonly figure: string
  readonly label: string
}

/** Parked keys, unsent events, lag, rebuilds if there are any, reachable services. */
export const summaryFigures = (
  services: readonly ServiceOperations[],
  text: Text,
  format: Format,
): readonly SummaryFigure[] => {
  const { parked, oldest, behind, worst, ready, all } = summarise(services)
  const filling = viewsOf(services).flatMap(({ standby }) =>
    standby === undefined || standby.caughtUp ? [] : [standby],
  )
  return [
    {
      id: 'parked',
      tone: parked > 0 ? 'bad' : '',
      figure: format.number(parked),
      label: text('operations.summary.parked', { smart_count: parked }),
    },
    {
      id: 'unsent',
      tone: (oldest?.outbox.oldestSeconds ?? 0) > warnAfterSeconds ? 'worry' : '',
      figure: oldest === undefined ? format.number(0) : `${format.measure(oldest.outbox.oldestSeconds)} s`,
      label:
        oldest === undefined
          ? text('operations.summary.unsent_none')
          : text('operations.summary.unsent', { service: oldest.name }),
    },
    {
      id: 'behind',
      tone: '',
      figure: format.number(behind),
      label: text('operations.summary.behind', { smart_count: behind, worst: format.number(worst) }),
    },
    ...(filling.length === 0
      ? []
      : [
          {
            id: 'filling',
            tone: '',
            figure: format.percent(Math.min(...filling.map(percentOf)) / 100),
            label: text('operations.summary.filling', { smart_count: filling.length }),
          } as const,
        ]),
    {
      id: 'services',
      tone: ready < all ? 'worry' : '',
      figure: text('operations.summary.of', { ready, all }),
      label: text('operations.summary.services'),
    },
  ]
}
