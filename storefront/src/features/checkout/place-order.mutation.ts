import { placeOrder } from '@pinline/contracts/order/order/place-order'
import type { OrderPreview } from '@pinline/contracts/order/order/preview-order'
import { isUnanswered } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { cartKey } from '../cart/cart.queries.ts'
import { ordersKey } from '../orders/orders.queries.ts'
import { type PlaceOrderInput, type PlaceOrderState, placeOrderStateOf } from './place-order-state.ts'

/**
 * Places the order. However often the button is pressed, one order comes of it: a press while one is under way does
 * nothing, and after a missing answer the same request goes out again with the same key.
 */
export const usePlaceOrder = () => {
  const { queryClient } = useAppContext()
  const navigate = useNavigate()
  const unanswered = useRef<PlaceOrderInput>(undefined)
  const isSending = useRef(false)
  const [placeOrderState, setPlaceOrderState] = useState<PlaceOrderState>({ kind: 'idle' })
  const { send } = useCommand(placeOrder, { notifyOnFailure: true })

  const place = async (input: PlaceOrderInput, shownPreview: OrderPreview | undefined): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    setPlaceOrderState({ kind: 'sending' })
    // Prices may have been read anew since: the order that may already exist is asked for, not a second one.
    const sent = (placeOrderState.kind === 'unanswered' ? unanswered.current : undefined) ?? input
    try {
      const result = await send(sent)
      if (result.kind === 'done') {
        const { orderNo, status } = result.data
        void queryClient.invalidateQueries({ queryKey: cartKey })
        void queryClient.invalidateQueries({ queryKey: ordersKey })
        if (status === 'checking') setPlaceOrderState({ kind: 'checking', orderNo })
        else await navigate({ to: '/wechat-pay', search: { orderNo } })
        return
      }
      unanswered.current = isUnanswered(result) ? sent : undefined
      if (result.kind === 'refused') setPlaceOrderState(placeOrderStateOf(result, shownPreview))
      else setPlaceOrderState(isUnanswered(result) ? { kind: 'unanswered' } : { kind: 'idle' })
    } finally {
      isSending.current = false
    }
  }
  return { place, placeOrderState, reset: () => setPlaceOrderState({ kind: 'idle' }) }
}
