import { useQuery } from '@tanstack/react-query'
import { useAppContext } from '../../app/use-app-context.ts'
import { useSession } from '../../session/session.ts'
import { getCartQuery } from './cart.queries.ts'

/** Number of lines in the cart, or null while it is unknown or without sign-in. */
export function useCartCount(): number | null {
  const session = useSession()
  const query = useQuery({ ...getCartQuery(useAppContext()), enabled: session.status === 'buyer' })
  return session.status === 'buyer' ? (query.data?.totals.lines ?? null) : null
}
