import type { CurrencyCode } from '@pinline/events/money'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useNotify } from 'react-admin'

/** Says what became of a proposed rate, and fetches the list again. */
export const useProposalResult = (code: CurrencyCode, done: 'set' | 'declined', onChanged: () => void) => {
  const notify = useNotify()
  return (result: CommandResult<unknown>) => {
    if (result.kind === 'done') notify(`resources.currencies.done.${done}`, { messageArgs: { code } })
    else if (result.kind === 'conflict') notify('forms.conflict', { type: 'error' })
    else if (result.message !== '') notify(result.message, { type: 'error' })
    onChanged()
  }
}
