import { changePhone } from '@pinline/contracts/account/buyer/change-phone'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useAppContext } from '../../app/use-app-context.ts'
import { showProfile } from './show-profile.ts'

/** Changes the phone number and shows it. */
export const useChangePhone = () => {
  const context = useAppContext()
  return useCommand(changePhone, { notifyOnFailure: true, onDone: (buyer) => showProfile(context, buyer) }).send
}
