import type { OutputOf } from '@pinline/contracts/api/call'
import { reorder } from '@pinline/contracts/order/cart/reorder'
import type { OrderRow } from '@pinline/contracts/order/order/order-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useSetAtom } from 'jotai'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { boughtAgainAtom } from '../cart/bought-again.ts'
import { showCartIfNewer } from '../cart/cart-queue.ts'

/** An ordered line that could not be added to the cart again. */
export type ExcludedLine = OutputOf<typeof reorder>['excluded'][number]

/**
 * Adds an order's lines to the cart at current prices, with undo. Returns those that could not be added; undefined if
 * the call failed.
 */
export const useReorder = () => {
  const { queryClient } = useAppContext()
  const setBought = useSetAtom(boughtAgainAtom)
  const { send, isPending } = useCommand(reorder, { notifyOnFailure: true })
  const buyAgain = async ({ orderNo, lines }: OrderRow): Promise<readonly ExcludedLine[] | undefined> => {
    const result = await send({ orderNo })
    if (result.kind !== 'done') {
      showRefusal(result)
      return undefined
    }
    const { excluded, ...cart } = result.data
    const added = lines.filter((line) => excluded.every(({ productId }) => productId !== line.productId))
    showCartIfNewer(queryClient, cart)
    setBought(added.length > 0 ? { orderNo, added } : null)
    return excluded
  }
  return { buyAgain, isPending }
}
