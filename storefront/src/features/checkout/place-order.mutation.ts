import { placeOrder } from '@pinline/contracts/order/order/place-order'
import type { OrderPreview } from '@pinline/contracts/order/order/preview-order'
import { isUnanswered } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { recordStep } from '../../session/record-step.ts'
import { cartKey } from '../cart/cart.queries.ts'
import { ordersKey } from '../orders/orders.queries.ts'
import { type PlaceOrderInput, type PlaceOrderState, placeOrderStateOf } from './place-order-state.ts'

/**
 * Places the order once, however often the button is pressed: a press during a request does nothing, and without a
 * response the same request is repeated with the same key.
 * @param onPlaced called once the order exists
 */
export const usePlaceOrder = (onPlaced: () => void) => {
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
    // Prices may have been reloaded since: the retry must return the existing order, not create another.
    const sent = (placeOrderState.kind === 'unanswered' ? unanswered.current : undefined) ?? input
    try {
      const result = await send(sent)
      if (result.kind === 'done') {
        const { orderNo, status } = result.data
        onPlaced()
        recordStep('ordered')
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
