import { endOtherSessions } from '@pinline/contracts/account/session/end-other-sessions'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { reloadSessions } from './security.queries.ts'

/** Ends all sessions of the buyer but this one, shows the result and reloads the list. */
export const useEndOtherSessions = () => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('security')
  const { send } = useCommand(endOtherSessions, { notifyOnFailure: true })
  return async (): Promise<void> => {
    const result = await send({})
    if (result.kind === 'done') showToast(t('sessions.othersEnded'))
    else showRefusal(result)
    await reloadSessions(queryClient)
  }
}
