import { deleteAccount } from '@pinline/contracts/account/buyer/delete-account'
import { exportAccount } from '@pinline/contracts/account/buyer/export-account'
import { endOtherSessions } from '@pinline/contracts/account/session/end-other-sessions'
import { endSession } from '@pinline/contracts/account/session/end-session'
import type { SessionRow } from '@pinline/contracts/account/session/list-sessions'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { signOut } from '../../session/session.ts'
import { activityKey, sessionsKey } from './security.queries.ts'

/** Ends sessions of the buyer, says how it went and reads the list anew. */
export const useEndSessions = () => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('security')
  const one = useCommand(endSession, { notifyOnFailure: true })
  const others = useCommand(endOtherSessions, { notifyOnFailure: true })
  const finish = async (result: CommandResult<unknown>, successText: string) => {
    if (result.kind === 'done') showToast(successText)
    else showRefusal(result)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: sessionsKey }),
      queryClient.invalidateQueries({ queryKey: activityKey }),
    ])
  }
  return {
    end: async (id: SessionRow['id']) => finish(await one.send({ id }), t('sessions.ended')),
    endOthers: async () => finish(await others.send({}), t('sessions.othersEnded')),
  }
}

/** Fetches everything that is kept of the buyer and hands it to the browser as a file. */
export const useExportAccount = () => {
  const { t } = useTranslation('security')
  const { send, isPending } = useCommand(exportAccount, {
    notifyOnFailure: true,
    onDone: (account) => {
      const url = URL.createObjectURL(new Blob([JSON.stringify(account, null, 2)], { type: 'application/json' }))
      const link = document.createElement('a')
      link.href = url
      link.download = `pinline-${account.generatedAt.slice(0, 10)}.json`
      link.click()
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
      showToast(t('export.done'))
    },
  })
  return { exportAccount: async () => showRefusal(await send({})), isPending }
}

type Confirmation = { readonly password: string } | { readonly code: string }

/** Deletes the account for good; then nobody is signed in. */
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
