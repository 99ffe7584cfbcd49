import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { summarise } from './lag.ts'
import { percentOf, viewsOf } from './views.ts'

const worryAfterSeconds = 10

/** Parked, unsent, behind, rebuilds where there are any, answering. Trouble is washed and said in words. */
export const OverviewFacts = ({ services }: { services: readonly ServiceOperations[] }) => {
  const text = useText()
  const format = useFormat()
  const { parked, oldest, behind, worst, ready, all } = summarise(services)
  const filling = viewsOf(services).flatMap(({ beside }) => (beside === undefined || beside.full ? [] : [beside]))
  const facts = [
    {
      id: 'parked',
      tone: parked > 0 ? 'bad' : '',
      figure: format.number(parked),
      says: text('operations.facts.parked', { smart_count: parked }),
    },
    {
      id: 'unsent',
      tone: (oldest?.outbox.oldestSeconds ?? 0) > worryAfterSeconds ? 'worry' : '',
      figure: oldest === undefined ? '0' : `${format.measure(oldest.outbox.oldestSeconds)} s`,
      says:
        oldest === undefined
          ? text('operations.facts.unsent_none')
          : text('operations.facts.unsent', { service: oldest.name }),
    },
    {
      id: 'behind',
      tone: '',
      figure: format.number(behind),
      says: text('operations.facts.behind', { smart_count: format.number(worst) }),
    },
    ...(filling.length === 0
      ? []
      : [
          {
            id: 'filling',
            tone: '',
            figure: `${Math.min(...filling.map(percentOf))} %`,
            says: text('operations.facts.filling', { smart_count: filling.length }),
          },
        ]),
    {
      id: 'services',
      tone: ready < all ? 'worry' : '',
      figure: text('operations.facts.of', { ready, all }),
      says: text('operations.facts.services'),
    },
  ]
  return (
    <ul className="overview-facts">
      {facts.map(({ id, tone, figure, says }) => (
        <li key={id} className={tone}>
          <b>{figure}</b>
          <span>{says}</span>
        </li>
      ))}
    </ul>
  )
}
