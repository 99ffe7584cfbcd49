import type { ProductId } from '@pinline/events/ids'
import { addToCart } from '@pinline/order/contract/add-to-cart'
import type { Cart, CartLine } from '@pinline/order/contract/cart'
import { removeFromCart } from '@pinline/order/contract/remove-from-cart'
import { selectCartLines } from '@pinline/order/contract/select-cart-lines'
import { updateCartLine } from '@pinline/order/contract/update-cart-line'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outcome } from '../../api-client/outcome.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { showErrorToast } from '../../design/toast.tsx'
import { cartKey } from './cart.queries.ts'

/** Changes of the cart, sent one after the other; the screen shows each at once and takes the server's answer over it. */
export interface CartChanges {
  setQuantity(productId: ProductId, quantity: number): Promise<void>
  /** Without ids: all lines. */
  select(productIds: readonly ProductId[] | undefined, selected: boolean): Promise<void>
  remove(productIds: readonly ProductId[]): Promise<void>
  /** Puts removed lines back. */
  restore(lines: readonly CartLine[]): Promise<void>
}

export const useCartChanges = (): CartChanges => {
  const { api, queryClient } = useAppContext()
  const { t } = useTranslation('cart')
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)

  const change = (foresee: (lines: CartLine[]) => CartLine[], send: () => Promise<Outcome<Cart>>): Promise<void> => {
    queryClient.setQueryData<Cart>(cartKey, (cart) => cart && { ...cart, lines: foresee(cart.lines) })
    waiting.current += 1
    const done = queue.current.then(async () => {
      await queryClient.cancelQueries({ queryKey: cartKey })
      const outcome = await send().catch(() => undefined)
      waiting.current -= 1
      const isLast = waiting.current === 0
      if (outcome?.kind === 'ok') {
        if (isLast) queryClient.setQueryData(cartKey, outcome.data)
        await queryClient.invalidateQueries({ queryKey: ['order-preview'] })
      } else {
        if (outcome?.kind === 'refused') showErrorToast(outcome.message || t('changeFailed'))
        if (isLast) await queryClient.invalidateQueries({ queryKey: cartKey })
      }
    })
    queue.current = done
    return done
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
        () => api.call(addToCart, { lines: lines.map(({ productId, quantity }) => ({ productId, quantity })) }),
      ),
  }
}
