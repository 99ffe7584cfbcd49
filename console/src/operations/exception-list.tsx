import './exceptions.css'
import { Link } from 'react-router-dom'
import { Icon } from '../layout/icon.tsx'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { type Exception, isProblem } from './exceptions.ts'

const keyOf = (exception: Exception): string => {
  const about = `${exception.kind} ${exception.service}`
  if (exception.kind === 'lag') return `${about} ${exception.consumer} ${exception.topic}`
  return exception.kind === 'rebuild' ? `${about} ${exception.view}` : about
}

const useExceptionText = () => {
  const text = useText()
  const format = useFormat()
  return (exception: Exception): string => {
    switch (exception.kind) {
      case 'down':
        return text('operations.exceptions.down')
      case 'parked':
        return text('operations.exceptions.parked', {
          smart_count: exception.keys,
          count: format.number(exception.keys),
        })
      case 'findings':
        return text('operations.exceptions.findings', {
          smart_count: exception.open,
          count: format.number(exception.open),
        })
      case 'jobs':
        return text('operations.exceptions.jobs', {
          smart_count: exception.failed,
          count: format.number(exception.failed),
        })
      case 'unsent':
        return text('operations.exceptions.unsent', {
          smart_count: exception.events,
          count: format.number(exception.events),
          seconds: format.measure(exception.seconds),
        })
      case 'lag':
        return text('operations.exceptions.lag', {
          consumer: exception.consumer,
          topic: exception.topic,
          smart_count: exception.events,
          count: format.number(exception.events),
        })
      case 'rebuild':
        return text('operations.exceptions.rebuild', {
          view: exception.view,
          generation: exception.generation,
          percent: exception.percent,
        })
      default:
        return exception satisfies never
    }
  }
}

/** One line for each exception: its service, and what is the matter. Problems have a sign and a colour. */
export const ExceptionList = ({ exceptions }: { exceptions: readonly Exception[] }) => {
  const exceptionText = useExceptionText()
  return (
    <ul className="exception-list">
      {exceptions.map((exception) => (
        <li key={keyOf(exception)}>
          <b className="part-number">{exception.service}</b>
          <span className={isProblem(exception) ? 'exception-problem' : undefined}>
            {isProblem(exception) && <Icon name="warning" size={15} />}
            {exception.kind === 'jobs' ? (
              <Link to={`/operations/jobs?service=${exception.service}`}>{exceptionText(exception)}</Link>
            ) : (
              <span>{exceptionText(exception)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
