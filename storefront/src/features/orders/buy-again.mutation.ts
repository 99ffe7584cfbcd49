import type { OutputOf } from '@pinline/chassis/contract/call'
import type { OrderNumber } from '@pinline/events/ids'
import { reorder } from '@pinline/order/contract/reorder'
import { useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { showErrorToast } from '../../design/toast.tsx'
import { cartKey } from '../cart/cart.queries.ts'

/** An ordered line that could not be put into the cart again. */
export type LeftLine = OutputOf<typeof reorder>['left'][number]

/** Puts an order's lines into the cart at today's prices. Answers those that could not be added; undefined: none was. */
export const useBuyAgain = () => {
  const { api, queryClient } = useAppContext()
  const [isPending, setPending] = useState(false)
  const buyAgain = async (orderNo: OrderNumber): Promise<readonly LeftLine[] | undefined> => {
    setPending(true)
    try {
      const outcome = await api.call(reorder, { orderNo })
      if (outcome.kind === 'refused') showErrorToast(outcome.message)
      if (outcome.kind !== 'ok') return undefined
      const { left, ...cart } = outcome.data
      queryClient.setQueryData(cartKey, cart)
      return left
    } catch {
      return undefined
    } finally {
      setPending(false)
    }
  }
  return { buyAgain, isPending }
}
