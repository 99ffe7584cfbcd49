import { startPaymentAttempt } from '@pinline/order/contract/start-payment-attempt'
import { useCallback, useRef, useState } from 'react'
import { ApiFailure } from '../../api-client/outcome.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { ordersKey } from '../orders/orders.queries.ts'

/** How the making of a code stands. `checking`: the order's stock is not held yet, so that there is no code so far. */
export type AttemptStart =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' }

/** Makes a new code to scan; the one before stops working. The order's own deadline does not move. */
export const useStartAttempt = (orderNo: string) => {
  const { api, queryClient } = useAppContext()
  const [start, setStart] = useState<AttemptStart>({ kind: 'idle' })
  const isStarting = useRef(false)
  const begin = useCallback(async () => {
    if (isStarting.current) return
    isStarting.current = true
    setStart({ kind: 'starting' })
    try {
      const outcome = await api.call(startPaymentAttempt, { orderNo }, { quiet: true })
      const isPaid = outcome.kind === 'refused' && outcome.code === 'payment-already-made'
      setStart(outcome.kind === 'refused' && !isPaid ? { kind: 'refused', message: outcome.message } : { kind: 'idle' })
    } catch (error) {
      const isChecking = error instanceof ApiFailure && error.code === 'still-being-placed'
      setStart({ kind: isChecking ? 'checking' : 'failed' })
    } finally {
      await queryClient.invalidateQueries({ queryKey: [...ordersKey, 'payment', orderNo] })
      isStarting.current = false
    }
  }, [api, queryClient, orderNo])
  return { start, begin }
}
