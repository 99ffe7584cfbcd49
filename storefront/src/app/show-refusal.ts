import type { CommandResult } from '@pinline/ui/commands/command-result'
import { showErrorToast } from '@pinline/ui/design/toast.tsx'

/** Shows a refusal where no field of a form says it. The client has shown any other failure as a notice. */
export const showRefusal = (result: CommandResult<unknown>): void => {
  if (result.kind === 'refused') showErrorToast(result.message)
}
