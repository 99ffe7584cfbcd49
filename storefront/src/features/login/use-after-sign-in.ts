import { showToast } from '@pinline/ui/design/toast.tsx'
import { useRouter, useSearch } from '@tanstack/react-router'
import { localisedPath } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { addPendingLines } from '../cart/add-pending-lines.ts'
import { useAddToCartCommand } from '../cart/add-to-cart.mutation.ts'
import { redirectTarget } from './redirect-target.ts'

/**
 * Adds the lines that waited for the login, then navigates to the requested page, or to the cart when lines still wait
 * because they were rejected or no response came.
 */
export const useAfterSignIn = (): (() => Promise<void>) => {
  const { language } = useAppContext()
  const addToCart = useAddToCartCommand()
  const router = useRouter()
  const { redirect } = useSearch({ strict: false })
  const { t } = useTranslation('cart')
  return async () => {
    const { cart, remaining } = await addPendingLines(addToCart, sessionStorage)
    if (cart !== undefined && remaining === 0) showToast(t('catalogue:addedToCart'))
    const target =
      remaining > 0 ? '/shopping-cart' : redirectTarget(typeof redirect === 'string' ? redirect : undefined)
    router.history.replace(localisedPath(language, target))
  }
}
