import { logOut } from '@pinline/contracts/account/session/log-out'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAppContext } from '../../app/use-app-context.ts'
import { signOut } from '../../session/session.ts'

/** Signs out: everything is cleared, whether or not the server's call succeeds. */
export const useSignOut = (): (() => Promise<void>) => {
  const { api, queryClient } = useAppContext()
  const navigate = useNavigate()
  const { t } = useTranslation('account')
  return async () => {
    await api.call(logOut, {}, { silent: true }).catch(() => undefined)
    await navigate({ to: '/index' })
    signOut()
    api.positions.clear()
    queryClient.clear()
    showToast(t('signedOut'))
  }
}
