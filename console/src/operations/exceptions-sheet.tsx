import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { useText } from '../messages/use-text.ts'
import { ExceptionList } from './exception-list.tsx'
import { exceptionsOf } from './exceptions.ts'

/** What staff should look at; one line if there is nothing. */
export const ExceptionsSheet = ({ services }: { services: readonly ServiceOperations[] }) => {
  const text = useText()
  const exceptions = exceptionsOf(services)
  if (exceptions.length === 0) return <p className="sheet sheet-note">{text('operations.exceptions.none')}</p>
  return (
    <section className="sheet" aria-labelledby="exceptions">
      <h2 id="exceptions">{text('operations.exceptions.title')}</h2>
      <ExceptionList exceptions={exceptions} />
    </section>
  )
}
