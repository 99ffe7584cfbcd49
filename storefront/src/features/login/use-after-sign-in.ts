import { addToCart } from '@pinline/order/contract/add-to-cart'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { localisedPath } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { showErrorToast, showToast } from '../../design/toast.tsx'
import { takePendingLine } from '../cart/pending-line.ts'
import { redirectTarget } from './redirect-target.ts'

/** Adds the line that waited for the login, then goes to where the person wanted to go. */
export const useAfterSignIn = (): (() => Promise<void>) => {
  const { api, language } = useAppContext()
  const router = useRouter()
  const { redirect } = useSearch({ strict: false })
  const { t } = useTranslation('cart')
  return async () => {
    const line = takePendingLine(sessionStorage)
    if (line !== undefined) {
      const { productId, quantity } = line
      const outcome = await api.call(addToCart, { productId, quantity }).catch(() => undefined)
      if (outcome?.kind === 'ok') showToast(t('added'))
      else if (outcome?.kind === 'refused') showErrorToast(outcome.message)
    }
    const target = redirectTarget(typeof redirect === 'string' ? redirect : undefined)
    router.history.replace(localisedPath(language, target))
  }
}
