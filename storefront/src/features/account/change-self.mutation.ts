import { changeEmail } from '@pinline/contracts/account/buyer/change-email'
import { changePassword } from '@pinline/contracts/account/buyer/change-password'
import { changePhone } from '@pinline/contracts/account/buyer/change-phone'
import { changeProfile } from '@pinline/contracts/account/buyer/change-profile'
import type { BuyerProfile } from '@pinline/contracts/account/session/signed-in'
import { useCommand } from '@pinline/ui/commands/use-command'
import { localisedPath } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { clearStoredSession, updateSessionBuyer } from '../../session/session.ts'
import { meQuery } from './addresses.queries.ts'

/** Between a new password and the login page. */
const leaveAfterMs = 1000

/** Changes of what the buyer is shown of themselves; everything that shows it follows. */
export const useProfileChanges = () => {
  const context = useAppContext()
  const onDone = (buyer: BuyerProfile) => {
    context.queryClient.setQueryData(meQuery(context).queryKey, buyer)
    updateSessionBuyer(buyer)
  }
  return {
    setPhone: useCommand(changePhone, { notifyOnFailure: true, onDone }).send,
    setEmail: useCommand(changeEmail, { notifyOnFailure: true, onDone }).send,
    setInfo: useCommand(changeProfile, { notifyOnFailure: true, onDone }).send,
  }
}

/** Sets another password. Afterwards nobody is signed in here, and a second later the login page is loaded anew. */
export const usePasswordChange = () => {
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
