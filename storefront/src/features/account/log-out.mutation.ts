import { logOut } from '@pinline/contracts/account/session/log-out'
import { waitForSignOut } from '@pinline/ui/api-client/wait-for-sign-out'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { clearStoredSession, signOut } from '../../session/session.ts'

/** Signs out: clears everything, whether or not the server's call succeeds, or is answered soon. */
export const useLogOut = (): (() => Promise<void>) => {
  const { api, queryClient } = useAppContext()
  const navigate = useNavigate()
  const { t } = useTranslation('account')
  const { send } = useCommand(logOut)
  return async () => {
    await waitForSignOut(send({}))
    clearStoredSession()
    await waitForSignOut(navigate({ to: '/index' }))
    signOut()
    api.positions.clear()
    queryClient.clear()
    showToast(t('signedOut'))
  }
}
