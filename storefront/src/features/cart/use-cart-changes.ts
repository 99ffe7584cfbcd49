import type { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import type { Cart, CartLine } from '@pinline/contracts/order/cart/cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import type { removeFromCart } from '@pinline/contracts/order/cart/remove-from-cart'
import type { selectCartLines } from '@pinline/contracts/order/cart/select-cart-lines'
import type { updateCartLine } from '@pinline/contracts/order/cart/update-cart-line'
import type { ProductId } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { newKey } from '@pinline/ui/commands/new-key'
import type { Send } from '@pinline/ui/commands/use-command'
import { showErrorToast } from '@pinline/ui/design/toast.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useAddToCartCommand } from './add-to-cart.mutation.ts'
import { cartKey } from './cart.queries.ts'
import { queueChange } from './cart-queue.ts'
import { useRemoveFromCart } from './remove-from-cart.mutation.ts'
import { useSelectCartLines } from './select-cart-lines.mutation.ts'
import { type Pieces, subtractPieces } from './subtract-pieces.ts'
import { useUpdateCartLine } from './update-cart-line.mutation.ts'

/**
 * Changes of the cart, sent in sequence; the screen shows each at once and then the server's result. Each returns whether
 * it was made.
 */
export interface CartChanges {
  setQuantity(productId: ProductId, quantity: number): Promise<boolean>
  /** Without ids: all lines. */
  select(productIds: readonly ProductId[] | undefined, selected: boolean): Promise<boolean>
  remove(productIds: readonly ProductId[]): Promise<boolean>
  /** Adds removed lines again, selected as before. */
  restore(lines: readonly CartLine[]): Promise<boolean>
  /** Removes pieces again, from the cart's current quantity. */
  undoAdd(added: readonly Pieces[]): Promise<boolean>
  /** Replaces a line by another part: the line is removed once the other is in the cart. */
  replace(line: CartLine, instead: { readonly productId: ProductId; readonly quantity: number }): Promise<boolean>
}

interface CartCommands {
  readonly add: Send<typeof addToCart>
  readonly update: Send<typeof updateCartLine>
  readonly select: Send<typeof selectCartLines>
  readonly remove: Send<typeof removeFromCart>
}

const changesOf = (
  queryClient: QueryClient,
  { add, update, select, remove }: CartCommands,
  readCart: () => Promise<Cart>,
  failed: string,
): CartChanges => {
  const change = async (
    applyOptimistically: (lines: CartLine[]) => CartLine[],
    send: () => Promise<CommandResult<Cart>>,
  ): Promise<boolean> => {
    let isDone = false
    queryClient.setQueryData<Cart>(cartKey, (cart) => cart && { ...cart, lines: applyOptimistically(cart.lines) })
    await queueChange(queryClient, async () => {
      const result = await send()
      isDone = result.kind === 'done'
      if (result.kind === 'refused') showErrorToast(result.message || failed)
      return result.kind === 'done' ? result.data : undefined
    })
    return isDone
  }

  const alter = (ids: readonly ProductId[] | undefined, change: Partial<CartLine>) => (lines: CartLine[]) =>
    lines.map((line) => (ids === undefined || ids.includes(line.productId) ? { ...line, ...change } : line))

  return {
    setQuantity: (productId, quantity) =>
      change(alter([productId], { quantity }), () => update({ productId, quantity })),
    select: (productIds, selected) =>
      change(alter(productIds, { selected }), () =>
        select({ selected, ...(productIds === undefined ? {} : { productIds: [...productIds] }) }),
      ),
    remove: (productIds) =>
      change(
        (lines) => lines.filter((line) => !productIds.includes(line.productId)),
        () => remove({ productIds: [...productIds] }),
      ),
    restore: (lines) =>
      change(
        (present) => [...present, ...lines],
        async () => {
          const added = await add({
            lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
          })
          const deselected = lines.filter((line) => !line.selected).map((line) => line.productId)
          if (added.kind !== 'done' || deselected.length === 0) return added
          return await select({ productIds: deselected, selected: false })
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
          const present = await readCart()
          const { removedIds, lowered } = subtractPieces(present.lines, added)
          let result: CommandResult<Cart> = { kind: 'done', data: present }
          if (removedIds.length > 0) result = await remove({ productIds: removedIds })
          for (const line of lowered) if (result.kind === 'done') result = await update(line)
          return result
        },
      ),
    replace: (line, instead) =>
      change(
        (lines) => lines,
        async () => {
          const added = await add({ lines: [instead] })
          return added.kind === 'done' ? await remove({ productIds: [line.productId] }) : added
        },
      ),
  }
}

/** The commands on the page's cart; stable between renders. */
export const useCartChanges = (): CartChanges => {
  const { api, queryClient } = useAppContext()
  const { t } = useTranslation('cart')
  const failed = t('changeFailed')
  const add = useAddToCartCommand()
  const update = useUpdateCartLine()
  const select = useSelectCartLines()
  const remove = useRemoveFromCart()
  return useMemo(() => {
    // Like the other changes, a line that is put back is not sent again under the key of a failed one.
    const commands: CartCommands = { add: (input) => add(input, newKey()), update, select, remove }
    return changesOf(queryClient, commands, () => api.read(getCart, {}, { silent: true }), failed)
  }, [api, queryClient, add, update, select, remove, failed])
}
