import { changePassword } from '@pinline/contracts/account/buyer/change-password'
import { useCommand } from '@pinline/ui/commands/use-command'
import { localisedPath } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { clearStoredSession } from '../../session/session.ts'

/** Between a new password and the login page. */
const leaveAfterMs = 1000

/** Sets another password. Afterwards nobody is signed in here, and a second later the login page is loaded anew. */
export const useChangePassword = () => {
  const { api, language } = useAppContext()
  return useCommand(changePassword, {
    notifyOnFailure: true,
    onDone: () => {
      clearStoredSession()
      api.positions.clear()
      setTimeout(() => location.assign(localisedPath(language, '/login')), leaveAfterMs)
    },
  }).send
}
