import { addToCart } from '@pinline/order/contract/add-to-cart'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { localisedPath } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { showErrorToast, showToast } from '../../design/toast.tsx'
import { takePendingLines } from '../cart/pending-line.ts'
import { redirectTarget } from './redirect-target.ts'

/** Adds the lines that waited for the login, then goes to where the person wanted to go. */
export const useAfterSignIn = (): (() => Promise<void>) => {
  const { api, language } = useAppContext()
  const router = useRouter()
  const { redirect } = useSearch({ strict: false })
  const { t } = useTranslation('cart')
  return async () => {
    const lines = takePendingLines(sessionStorage).map(({ productId, quantity }) => ({ productId, quantity }))
    if (lines.length > 0) {
      const outcome = await api.call(addToCart, { lines }).catch(() => undefined)
      if (outcome?.kind === 'ok') showToast(t('added'))
      else if (outcome?.kind === 'refused') showErrorToast(outcome.message)
    }
    const target = redirectTarget(typeof redirect === 'string' ? redirect : undefined)
    router.history.replace(localisedPath(language, target))
  }
}
