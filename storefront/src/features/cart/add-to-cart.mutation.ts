import { productId } from '@pinline/events/ids'
import { addToCart } from '@pinline/order/contract/add-to-cart'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAppContext } from '../../app/use-app-context.ts'
import { showErrorToast, showToast } from '../../design/toast.tsx'
import { useSession } from '../../session/session.ts'
import { cartKey } from './cart.queries.ts'
import { keepPendingLine } from './pending-line.ts'

/** `model` is shown beside the login while the line waits. */
export interface LineToAdd {
  readonly productId: string
  readonly quantity: number
  readonly model?: string
}

/**
 * Adds one line to the cart of the signed-in buyer and says so. A visitor is told to log in first; the line waits
 * and is added after the login. Never rejects: what went wrong has been shown.
 */
export function useAddToCart(): (line: LineToAdd) => Promise<void> {
  const { api, queryClient } = useAppContext()
  const session = useSession()
  const navigate = useNavigate()
  const href = useLocation({ select: (location) => location.href })
  const { t } = useTranslation('cart')
  return async (line) => {
    const wanted = { productId: productId.parse(line.productId), quantity: line.quantity }
    if (session.status !== 'buyer') {
      keepPendingLine(sessionStorage, { ...wanted, ...(line.model === undefined ? {} : { model: line.model }) })
      showErrorToast(t('loginFirst'))
      await navigate({ to: '/login', search: { redirect: href } })
      return
    }
    const outcome = await api.call(addToCart, wanted).catch(() => undefined)
    if (outcome?.kind === 'ok') {
      queryClient.setQueryData(cartKey, outcome.data)
      showToast(t('added'))
    } else if (outcome?.kind === 'refused') showErrorToast(outcome.message)
  }
}
