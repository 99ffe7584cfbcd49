import { changeProfile } from '@pinline/contracts/account/buyer/change-profile'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useAppContext } from '../../app/use-app-context.ts'
import { showProfile } from './show-profile.ts'

/** Changes name, language or picture and shows them. */
export const useChangeProfile = () => {
  const context = useAppContext()
  return useCommand(changeProfile, { notifyOnFailure: true, onDone: (buyer) => showProfile(context, buyer) }).send
}
