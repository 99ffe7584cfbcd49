import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { summarise, warnAfterSeconds } from './lag.ts'
import { percentOf, viewsOf } from './views.ts'

/**
 * Parked keys, unsent events, lag, rebuilds if there are any, reachable services. Problems have a colour and a text.
 */
export const OperationsSummary = ({ services }: { services: readonly ServiceOperations[] }) => {
  const text = useText()
  const format = useFormat()
  const { parked, oldest, behind, worst, ready, all } = summarise(services)
  const filling = viewsOf(services).flatMap(({ standby }) =>
    standby === undefined || standby.caughtUp ? [] : [standby],
  )
  const figures = [
    {
      id: 'parked',
      tone: parked > 0 ? 'bad' : '',
      figure: format.number(parked),
      label: text('operations.summary.parked', { smart_count: parked }),
    },
    {
      id: 'unsent',
      tone: (oldest?.outbox.oldestSeconds ?? 0) > warnAfterSeconds ? 'worry' : '',
      figure: oldest === undefined ? '0' : `${format.measure(oldest.outbox.oldestSeconds)} s`,
      label:
        oldest === undefined
          ? text('operations.summary.unsent_none')
          : text('operations.summary.unsent', { service: oldest.name }),
    },
    {
      id: 'behind',
      tone: '',
      figure: format.number(behind),
      label: text('operations.summary.behind', { smart_count: format.number(worst) }),
    },
    ...(filling.length === 0
      ? []
      : [
          {
            id: 'filling',
            tone: '',
            figure: format.percent(Math.min(...filling.map(percentOf)) / 100),
            label: text('operations.summary.filling', { smart_count: filling.length }),
          },
        ]),
    {
      id: 'services',
      tone: ready < all ? 'worry' : '',
      figure: text('operations.summary.of', { ready, all }),
      label: text('operations.summary.services'),
    },
  ]
  return (
    <ul className="overview-facts">
      {figures.map(({ id, tone, figure, label }) => (
        <li key={id} className={tone}>
          <b>{figure}</b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
