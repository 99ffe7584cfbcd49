import { deleteAccount } from '@pinline/contracts/account/buyer/delete-account'
import { exportAccount } from '@pinline/contracts/account/buyer/export-account'
import { endOtherSessions } from '@pinline/contracts/account/session/end-other-sessions'
import { endSession } from '@pinline/contracts/account/session/end-session'
import type { SessionRow } from '@pinline/contracts/account/session/list-sessions'
import type { Refused } from '@pinline/ui/api-client/outcome'
import { showErrorToast, showToast } from '@pinline/ui/design/toast.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAppContext } from '../../app/use-app-context.ts'
import { signOut } from '../../session/session.ts'
import { activityKey, sessionsKey } from './security.queries.ts'

/** Ends sessions of the buyer, says how it went and reads the list anew. */
export const useEndSessions = () => {
  const { api, queryClient } = useAppContext()
  const { t } = useTranslation('security')
  const finish = async (outcome: { kind: string; message?: string } | undefined, successText: string) => {
    if (outcome?.kind === 'ok') showToast(successText)
    else if (outcome?.kind === 'refused') showErrorToast(outcome.message ?? t('failed'))
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: sessionsKey }),
      queryClient.invalidateQueries({ queryKey: activityKey }),
    ])
  }
  return {
    end: async (id: SessionRow['id']) =>
      finish(await api.call(endSession, { id }).catch(() => undefined), t('sessions.ended')),
    endOthers: async () =>
      finish(await api.call(endOtherSessions, {}).catch(() => undefined), t('sessions.othersEnded')),
  }
}

/** Fetches everything that is kept of the buyer and hands it to the browser as a file. */
export const useExportAccount = (): (() => Promise<void>) => {
  const { api } = useAppContext()
  const { t } = useTranslation('security')
  return async () => {
    const outcome = await api.call(exportAccount, {}).catch(() => undefined)
    if (outcome?.kind === 'refused') showErrorToast(outcome.message)
    if (outcome?.kind !== 'ok') return
    const url = URL.createObjectURL(new Blob([JSON.stringify(outcome.data, null, 2)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `pinline-${outcome.data.generatedAt.slice(0, 10)}.json`
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    showToast(t('export.done'))
  }
}

type Confirmation = { readonly password: string } | { readonly code: string }

/** Deletes the account for good. Answers the refusal where there is one, undefined where the call came to nothing. */
export const useDeleteAccount = (): ((confirmed: Confirmation) => Promise<'deleted' | Refused | undefined>) => {
  const { api, queryClient } = useAppContext()
  const navigate = useNavigate()
  const { t } = useTranslation('security')
  return async (confirmed) => {
    const outcome = await api.call(deleteAccount, { ...confirmed, confirmation: true }).catch(() => undefined)
    if (outcome?.kind === 'refused') return outcome
    if (outcome?.kind !== 'ok') return undefined
    await navigate({ to: '/index' })
    signOut()
    api.positions.clear()
    queryClient.clear()
    showToast(t('delete.done'))
    return 'deleted'
  }
}
