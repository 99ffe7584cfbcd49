import { Link } from 'react-router-dom'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { summarise } from '../operations/lag.ts'
import { useOverview } from '../operations/use-overview.ts'

const pollMs = 10_000

/** The lag of each service's consumers. */
export const LagSheet = () => {
  const text = useText()
  const format = useFormat()
  const { data } = useOverview(true, pollMs)
  return (
    <section className="sheet" aria-labelledby="lag">
      <h2 id="lag">
        {text('home.lag.title')}
        <span className="end">
          <Link to="/operations">{text('home.lag.all')}</Link>
        </span>
      </h2>
      <ul className="to-do-list">
        {data?.services.map((service) => {
          const { behind, parked, unsent } = summarise([service])
          const troubles = [
            ...(service.ready ? [] : [text('home.lag.down')]),
            ...(unsent > 0 ? [text('home.lag.outbox', { smart_count: format.number(unsent) })] : []),
            ...(parked > 0 ? [text('home.lag.parked', { smart_count: parked })] : []),
          ]
          return (
            <li key={service.name}>
              <b className="part-number">{service.name}</b>
              <span>
                {troubles.length > 0 && <span className="late">{format.list(troubles)} </span>}
                {service.ready &&
                  (behind === 0
                    ? text('home.lag.level')
                    : text('home.lag.behind', { smart_count: behind, count: format.number(behind) }))}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
