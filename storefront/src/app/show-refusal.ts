import type { CommandResult } from '@pinline/ui/commands/command-result'
import { showErrorToast } from '@pinline/ui/design/toast.tsx'

/** Shows a rejection that no form field shows. The client has shown any other failure as a notification. */
export const showRefusal = (result: CommandResult<unknown>): void => {
  if (result.kind === 'refused') showErrorToast(result.message)
}
