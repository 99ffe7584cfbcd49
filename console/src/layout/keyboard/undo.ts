import type { Call, GeneralError } from '@pinline/contracts/api/call'
import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import { useApi } from '@pinline/ui/api-client/api-context'
import { sendCommand } from '@pinline/ui/commands/command-result'
import { newKey } from '@pinline/ui/commands/new-key'
import { useNotify } from 'react-admin'
import type { z } from 'zod'
import { useText } from '../../messages/use-text.ts'
import { useStepUp } from '../step-up-context.ts'

/** How long a toast with an undo stays, ms: long enough to reach its button by keyboard or speech. */
const undoMs = 8000

/** The button of the toast that is shown. */
export const undoButton = (): HTMLElement | null => document.querySelector('.toast [aria-keyshortcuts="z"]')

export interface Undo<Input> {
  readonly messageArgs?: Readonly<Record<string, string>>
  /** Of the opposite command. */
  readonly input: Input
  /** Shows the state after it. */
  readonly onUndone: () => void
}

/**
 * Notifies of a command that was done, with a button that sends the opposite one. The opposite carries the version that
 * the first has made: if somebody has changed the object since, it is refused.
 */
export const useNotifyWithUndo = <Input extends z.ZodObject, Output extends z.ZodType, Code extends ErrorCode>(
  opposite: Call<Input, Output, Code | GeneralError>,
) => {
  const api = useApi()
  const notify = useNotify()
  const text = useText()
  const withStepUp = useStepUp()
  return (message: string, { messageArgs = {}, input, onUndone }: Undo<z.input<Input>>): void => {
    const undo = async () => {
      const result = await withStepUp((own) =>
        sendCommand(api, opposite, { input: { ...input, ...own }, key: newKey(), notifyOnFailure: false }),
      )
      onUndone()
      if (result.kind === 'done') return notify('shell.undo.done', { type: 'success' })
      const reason = 'message' in result && result.message !== '' ? result.message : text('shell.undo.conflict')
      notify(reason, { type: 'error' })
    }
    notify(message, { type: 'success', messageArgs, autoHideDuration: undoMs, undo })
  }
}
