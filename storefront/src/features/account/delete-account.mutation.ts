import { deleteAccount } from '@pinline/contracts/account/buyer/delete-account'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useTranslation } from '../../app/use-translation.ts'
import { useClearSession } from './use-clear-session.ts'

type Confirmation = { readonly password: string } | { readonly code: string }

/** Deletes the account for good; afterwards nobody is signed in. */
export const useDeleteAccount = () => {
  const clearSession = useClearSession()
  const { t } = useTranslation('security')
  const { send } = useCommand(deleteAccount, {
    notifyOnFailure: true,
    onDone: () => clearSession(t('delete.done')),
  })
  return (confirmed: Confirmation) => send({ ...confirmed, confirmation: true })
}
