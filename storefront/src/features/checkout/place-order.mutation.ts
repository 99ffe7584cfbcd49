import { placeOrder } from '@pinline/contracts/order/order/place-order'
import type { OrderPreview } from '@pinline/contracts/order/order/preview-order'
import { ApiFailure } from '@pinline/ui/api-client/outcome'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { cartKey } from '../cart/cart.queries.ts'
import { newKey } from '../cart/new-key.ts'
import { ordersKey } from '../orders/orders.queries.ts'
import {
  type Attempt,
  attemptFor,
  type PlaceOrderInput,
  type PlaceOrderState,
  placeOrderStateOf,
} from './place-order-state.ts'

/**
 * Places the order. However often the button is pressed, one order comes of it: a press while one is under way does
 * nothing, and after a missing answer the same request goes out again with the same key.
 */
export const usePlaceOrder = () => {
  const { api, queryClient } = useAppContext()
  const navigate = useNavigate()
  const attempt = useRef<Attempt>(undefined)
  const isSending = useRef(false)
  const [placeOrderState, setPlaceOrderState] = useState<PlaceOrderState>({ kind: 'idle' })

  const place = async (input: PlaceOrderInput, shownPreview: OrderPreview | undefined): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    const wasUnanswered = placeOrderState.kind === 'unanswered'
    setPlaceOrderState({ kind: 'sending' })
    // Prices may have been read anew meanwhile: the order that may already exist is asked for, not a second one.
    const current =
      wasUnanswered && attempt.current !== undefined ? attempt.current : attemptFor(input, attempt.current, newKey)
    attempt.current = current
    try {
      const outcome = await api.call(placeOrder, current.input, { idempotencyKey: current.key })
      if (outcome.kind === 'duplicate') return
      attempt.current = undefined
      if (outcome.kind === 'refused') {
        setPlaceOrderState(placeOrderStateOf(outcome, shownPreview))
        return
      }
      const { orderNo, status } = outcome.data
      void queryClient.invalidateQueries({ queryKey: cartKey })
      void queryClient.invalidateQueries({ queryKey: ordersKey })
      if (status === 'checking') setPlaceOrderState({ kind: 'checking', orderNo })
      else await navigate({ to: '/wechat-pay', search: { orderNo } })
    } catch (error) {
      const noResponse = error instanceof ApiFailure && error.reason !== 'status'
      const serverFailed = error instanceof ApiFailure && error.status >= 500
      if (!noResponse && !serverFailed) attempt.current = undefined
      setPlaceOrderState(noResponse || serverFailed ? { kind: 'unanswered' } : { kind: 'idle' })
    } finally {
      isSending.current = false
    }
  }
  return { place, placeOrderState, reset: () => setPlaceOrderState({ kind: 'idle' }) }
}
