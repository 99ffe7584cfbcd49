import { Link } from 'react-router-dom'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { isHealthy, summarise } from '../operations/lag.ts'
import { useOverview } from '../operations/use-overview.ts'

const pollMs = 10_000

/** One line while all services are well; otherwise those that are not, and why. */
export const LagSheet = () => {
  const text = useText()
  const format = useFormat()
  const { data } = useOverview(true, pollMs)
  const troubled = data?.services.filter((service) => !isHealthy(service))
  const link = <Link to="/operations">{text('home.lag.all')}</Link>
  if (troubled?.length === 0)
    return (
      <p className="sheet home-health">
        {text('home.lag.healthy')} {link}
      </p>
    )
  return (
    <section className="sheet" aria-labelledby="lag">
      <h2 id="lag">
        {text('home.lag.title')}
        <span className="end">{link}</span>
      </h2>
      <ul className="to-do-list">
        {troubled?.map((service) => {
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
