import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import type { ProductId } from '@pinline/events/ids'
import { newKey } from '@pinline/ui/commands/new-key'
import { type Send, useCommand } from '@pinline/ui/commands/use-command'
import { showErrorToast, showToast } from '@pinline/ui/design/toast.tsx'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { recordStep } from '../../session/record-step.ts'
import { readStoredSession } from '../../session/session.ts'
import { showCartIfNewer } from './cart-queue.ts'
import { writePending } from './pending-line.ts'

/** `model` is shown beside the login while the line waits. */
export interface LineToAdd {
  readonly productId: ProductId
  readonly quantity: number
  readonly model?: string
}

/** The bare command, for a caller that shows the result itself. */
export const useAddToCartCommand = (): Send<typeof addToCart> => {
  const { send } = useCommand(addToCart, { notifyOnFailure: true })
  return useCallback(
    async (...sent) => {
      const result = await send(...sent)
      if (result.kind === 'done') recordStep('added')
      return result
    },
    [send],
  )
}

/**
 * Adds lines to the cart of the signed-in buyer with a message, all or none. A visitor goes to the login first; the
 * lines wait and are added afterwards. Never rejects: errors have been shown. Returns whether they were added.
 */
export function useAddLines(): (lines: readonly LineToAdd[]) => Promise<boolean> {
  const { queryClient } = useAppContext()
  const send = useAddToCartCommand()
  const navigate = useNavigate()
  const href = useLocation({ select: (location) => location.href })
  const { t } = useTranslation('catalogue')
  return async (lines) => {
    const requested = lines.map((line) => ({ productId: line.productId, quantity: line.quantity }))
    // A page that has just come does not show yet who is signed in.
    if (readStoredSession().status !== 'buyer') {
      const named = requested.map((line, place) => {
        const model = lines[place]?.model
        return model === undefined ? line : { ...line, model }
      })
      writePending(sessionStorage, { key: newKey(), lines: named })
      showErrorToast(t('loginFirst'))
      await navigate({ to: '/login', search: { redirect: href } })
      return false
    }
    const result = await send({ lines: requested })
    if (result.kind === 'done') {
      showCartIfNewer(queryClient, result.data)
      showToast(t('addedToCart'))
      return true
    }
    showRefusal(result)
    return false
  }
}

/** Adds one line; see {@link useAddLines}. */
export function useAddToCart(): (line: LineToAdd) => Promise<boolean> {
  const add = useAddLines()
  return async (line) => await add([line])
}
