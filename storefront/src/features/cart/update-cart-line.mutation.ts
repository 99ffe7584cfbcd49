import { updateCartLine } from '@pinline/contracts/order/cart/update-cart-line'
import { newKey } from '@pinline/ui/commands/new-key'
import { type Send, useCommand } from '@pinline/ui/commands/use-command'
import { useCallback } from 'react'

/**
 * Sets the quantity of a line. Each has a key of its own: the cart is reloaded after a failure, and a change is then
 * made again on it, not repeated.
 */
export const useUpdateCartLine = (): Send<typeof updateCartLine> => {
  const { send } = useCommand(updateCartLine, { notifyOnFailure: true })
  return useCallback((input) => send(input, newKey()), [send])
}
