import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import type { Cart, CartLine } from '@pinline/contracts/order/cart/cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { removeFromCart } from '@pinline/contracts/order/cart/remove-from-cart'
import { selectCartLines } from '@pinline/contracts/order/cart/select-cart-lines'
import { updateCartLine } from '@pinline/contracts/order/cart/update-cart-line'
import type { ProductId } from '@pinline/events/ids'
import type { Outcome } from '@pinline/ui/api-client/outcome'
import { showErrorToast } from '@pinline/ui/design/toast.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppContext } from '../../app/router-context.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { cartKey } from './cart.queries.ts'
import { queueChange } from './cart-queue.ts'
import { type Pieces, subtractPieces } from './subtract-pieces.ts'

/** Changes of the cart, sent one after the other; the screen shows each at once and takes the server's answer over it. */
export interface CartChanges {
  setQuantity(productId: ProductId, quantity: number): Promise<void>
  /** Without ids: all lines. */
  select(productIds: readonly ProductId[] | undefined, selected: boolean): Promise<void>
  remove(productIds: readonly ProductId[]): Promise<void>
  /** Puts removed lines back, chosen or not as they were. */
  restore(lines: readonly CartLine[]): Promise<void>
  /** Takes pieces out again, of what the cart has by then. */
  undoAdd(added: readonly Pieces[]): Promise<void>
  /** Takes another part in a line's place: the line goes when the other is in the cart. */
  replace(line: CartLine, instead: { readonly productId: ProductId; readonly quantity: number }): Promise<void>
}

const changesOf = ({ api, queryClient }: AppContext, failed: string): CartChanges => {
  const change = (
    applyOptimistically: (lines: CartLine[]) => CartLine[],
    send: () => Promise<Outcome<Cart>>,
  ): Promise<void> => {
    queryClient.setQueryData<Cart>(cartKey, (cart) => cart && { ...cart, lines: applyOptimistically(cart.lines) })
    return queueChange(queryClient, async () => {
      const outcome = await send()
      if (outcome.kind === 'refused') showErrorToast(outcome.message || failed)
      if (outcome.kind !== 'ok') return undefined
      return outcome.data
    })
  }

  const alter = (ids: readonly ProductId[] | undefined, change: Partial<CartLine>) => (lines: CartLine[]) =>
    lines.map((line) => (ids === undefined || ids.includes(line.productId) ? { ...line, ...change } : line))

  return {
    setQuantity: (productId, quantity) =>
      change(alter([productId], { quantity }), () => api.call(updateCartLine, { productId, quantity })),
    select: (productIds, selected) =>
      change(alter(productIds, { selected }), () =>
        api.call(selectCartLines, { selected, ...(productIds === undefined ? {} : { productIds: [...productIds] }) }),
      ),
    remove: (productIds) =>
      change(
        (lines) => lines.filter((line) => !productIds.includes(line.productId)),
        () => api.call(removeFromCart, { productIds: [...productIds] }),
      ),
    restore: (lines) =>
      change(
        (present) => [...present, ...lines],
        async () => {
          const added = await api.call(addToCart, {
            lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
          })
          const deselected = lines.filter((line) => !line.selected).map((line) => line.productId)
          if (added.kind !== 'ok' || deselected.length === 0) return added
          return await api.call(selectCartLines, { productIds: deselected, selected: false })
        },
      ),
    undoAdd: (added) =>
      change(
        (lines) => {
          const { removedIds, lowered } = subtractPieces(lines, added)
          return lines.flatMap((line) => {
            if (removedIds.includes(line.productId)) return []
            return { ...line, ...lowered.find(({ productId }) => productId === line.productId) }
          })
        },
        async () => {
          const present = await api.read(getCart, {}, { silent: true })
          const { removedIds, lowered } = subtractPieces(present.lines, added)
          let outcome: Outcome<Cart> = { kind: 'ok', data: present, stale: false }
          if (removedIds.length > 0) outcome = await api.call(removeFromCart, { productIds: removedIds })
          for (const line of lowered) if (outcome.kind === 'ok') outcome = await api.call(updateCartLine, line)
          return outcome
        },
      ),
    replace: (line, instead) =>
      change(
        (lines) => lines,
        async () => {
          const added = await api.call(addToCart, { lines: [instead] })
          return added.kind === 'ok' ? await api.call(removeFromCart, { productIds: [line.productId] }) : added
        },
      ),
  }
}

/** The changes of the page's cart; the same from one drawing of a component to the next. */
export const useCartChanges = (): CartChanges => {
  const context = useAppContext()
  const { t } = useTranslation('cart')
  const failed = t('changeFailed')
  return useMemo(() => changesOf(context, failed), [context, failed])
}
