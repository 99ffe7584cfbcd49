import { deleteAccount } from '@pinline/contracts/account/buyer/delete-account'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { signOut } from '../../session/session.ts'

type Confirmation = { readonly password: string } | { readonly code: string }

/** Deletes the account for good; afterwards nobody is signed in. */
export const useDeleteAccount = () => {
  const { api, queryClient } = useAppContext()
  const navigate = useNavigate()
  const { t } = useTranslation('security')
  const { send } = useCommand(deleteAccount, {
    notifyOnFailure: true,
    onDone: async () => {
      await navigate({ to: '/index' })
      signOut()
      api.positions.clear()
      queryClient.clear()
      showToast(t('delete.done'))
    },
  })
  return (confirmed: Confirmation) => send({ ...confirmed, confirmation: true })
}
