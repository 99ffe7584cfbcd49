import { logOut } from '@pinline/contracts/account/session/log-out'
import { waitForSignOut } from '@pinline/ui/api-client/wait-for-sign-out'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useTranslation } from '../../app/use-translation.ts'
import { useClearSession } from './use-clear-session.ts'

/** Signs out: clears everything, whether or not the server's call succeeds, or is answered soon. */
export const useLogOut = (): (() => Promise<void>) => {
  const clearSession = useClearSession()
  const { t } = useTranslation('account')
  const { send } = useCommand(logOut)
  return async () => {
    await waitForSignOut(send({}))
    await clearSession(t('signedOut'))
  }
}
