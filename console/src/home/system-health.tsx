import { Link } from 'react-router-dom'
import { useText } from '../messages/use-text.ts'
import { ExceptionList } from '../operations/exception-list.tsx'
import { exceptionsOf, isProblem } from '../operations/exceptions.ts'
import { useOverview } from '../operations/use-overview.ts'

const pollMs = 10_000

/** One line while nothing is wrong; otherwise the problems, the worst first. */
export const SystemHealth = () => {
  const text = useText()
  const { data, error } = useOverview(true, pollMs)
  if (data === undefined && error === null) return null
  const link = <Link to="/operations">{text('home.lag.all')}</Link>
  const problems = exceptionsOf(data?.services ?? []).filter(isProblem)
  if (error === null && problems.length === 0)
    return (
      <p className="sheet home-health">
        {text('operations.exceptions.none')} {link}
      </p>
    )
  return (
    <section className="sheet" aria-labelledby="system-health">
      <h2 id="system-health">
        {text('home.lag.title')}
        <span className="end">{link}</span>
      </h2>
      {error === null ? <ExceptionList exceptions={problems} /> : <p className="sheet-note late">{error.message}</p>}
    </section>
  )
}
