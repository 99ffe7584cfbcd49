import { changeEmail } from '@pinline/contracts/account/buyer/change-email'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useAppContext } from '../../app/use-app-context.ts'
import { showProfile } from './show-profile.ts'

/** Changes the e-mail address and shows it. */
export const useChangeEmail = () => {
  const context = useAppContext()
  return useCommand(changeEmail, { notifyOnFailure: true, onDone: (buyer) => showProfile(context, buyer) }).send
}
