import { endSession } from '@pinline/contracts/account/session/end-session'
import type { SessionRow } from '@pinline/contracts/account/session/list-sessions'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { reloadSessions } from './security.queries.ts'

/** Ends one session of the buyer, shows the result and reloads the list. */
export const useEndSession = () => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('security')
  const { send } = useCommand(endSession, { notifyOnFailure: true })
  return async (id: SessionRow['id']): Promise<void> => {
    const result = await send({ id })
    if (result.kind === 'done') showToast(t('sessions.ended'))
    else showRefusal(result)
    await reloadSessions(queryClient)
  }
}
