import { selectCartLines } from '@pinline/contracts/order/cart/select-cart-lines'
import { newKey } from '@pinline/ui/commands/new-key'
import { type Send, useCommand } from '@pinline/ui/commands/use-command'
import { useCallback } from 'react'

/**
 * Selects lines for the order, or not. Each has a key of its own: the cart is reloaded after a failure, and a change is then
 * made again on it, not repeated.
 */
export const useSelectCartLines = (): Send<typeof selectCartLines> => {
  const { send } = useCommand(selectCartLines, { notifyOnFailure: true })
  return useCallback((input) => send(input, newKey()), [send])
}
