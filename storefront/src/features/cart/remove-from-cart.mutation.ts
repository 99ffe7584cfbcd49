import { removeFromCart } from '@pinline/contracts/order/cart/remove-from-cart'
import { newKey } from '@pinline/ui/commands/new-key'
import { type Send, useCommand } from '@pinline/ui/commands/use-command'
import { useCallback } from 'react'

/**
 * Removes lines. Each has a key of its own: the cart is reloaded after a failure, and a change is then
 * made again on it, not repeated.
 */
export const useRemoveFromCart = (): Send<typeof removeFromCart> => {
  const { send } = useCommand(removeFromCart, { notifyOnFailure: true })
  return useCallback((input) => send(input, newKey()), [send])
}
