import type { OutputOf } from '@pinline/contracts/api/call'
import { reorder } from '@pinline/contracts/order/cart/reorder'
import type { OrderRow } from '@pinline/contracts/order/order/order-row'
import { showErrorToast } from '@pinline/ui/design/toast.tsx'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { boughtAgainAtom } from '../cart/bought-again.ts'
import { showCartIfNewer } from '../cart/cart-queue.ts'

/** An ordered line that could not be put into the cart again. */
export type ExcludedLine = OutputOf<typeof reorder>['excluded'][number]

/**
 * Puts an order's lines into the cart at today's prices, where they can be taken out again. Answers those that could not
 * be added; undefined: none was.
 */
export const useReorder = () => {
  const { api, queryClient } = useAppContext()
  const setBought = useSetAtom(boughtAgainAtom)
  const [isPending, setPending] = useState(false)
  const buyAgain = async ({ orderNo, lines }: OrderRow): Promise<readonly ExcludedLine[] | undefined> => {
    setPending(true)
    try {
      const outcome = await api.call(reorder, { orderNo })
      if (outcome.kind === 'refused') showErrorToast(outcome.message)
      if (outcome.kind !== 'ok') return undefined
      const { excluded, ...cart } = outcome.data
      const added = lines.filter((line) => excluded.every(({ productId }) => productId !== line.productId))
      showCartIfNewer(queryClient, cart)
      setBought(added.length > 0 ? { orderNo, added } : null)
      return excluded
    } catch {
      return undefined
    } finally {
      setPending(false)
    }
  }
  return { buyAgain, isPending }
}
