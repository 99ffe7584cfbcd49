import { changePassword } from '@pinline/contracts/account/buyer/change-password'
import { useCommand } from '@pinline/ui/commands/use-command'
import { localisedPath } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { clearStoredSession } from '../../session/session.ts'

/** Delay between the password change and the login page, ms. */
const leaveAfterMs = 1000

/** Changes the password. Afterwards nobody is signed in here; a second later the login page is loaded. */
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
