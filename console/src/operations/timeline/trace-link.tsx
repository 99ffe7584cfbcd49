import { Link } from 'react-router-dom'
import { useReachable } from '../../layout/use-reachable.ts'
import { useText } from '../../messages/use-text.ts'

const orderNumbers = /(?<!\d)\d{13}(?!\d)/

/** The number of the order that an id is of or about; undefined if it is of none. */
const orderNumberIn = (id: string): string | undefined => orderNumbers.exec(id)?.[0]

/** Leads to everything that happened to the order of a stream, for those who may see operations. */
export const TraceLink = ({ id }: { id: string }) => {
  const text = useText()
  const mayOpen = useReachable('/operations')
  const orderNo = orderNumberIn(id)
  if (!mayOpen || orderNo === undefined) return null
  return (
    <Link className="button button-small" to={`/operations/order-timeline?order=${orderNo}`}>
      {text('operations.trace.open')}
    </Link>
  )
}
