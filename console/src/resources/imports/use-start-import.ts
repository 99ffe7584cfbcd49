import type { InputOf } from '@pinline/contracts/api/call'
import { startImport } from '@pinline/contracts/catalogue/import/start-import'
import { useState } from 'react'
import { type CommandResult, useCommand } from '../../providers/use-command.ts'

/** Starts an import or its dry run; keeps what was answered where it was not started. */
export const useStartImport = (onStarted: () => void) => {
  const { send, busy } = useCommand(startImport)
  const [result, setResult] = useState<CommandResult<unknown>>()

  const start = async (input: InputOf<typeof startImport>) => {
    if (busy) return
    const outcome = await send(input)
    setResult(outcome.kind === 'done' ? undefined : outcome)
    if (outcome.kind === 'done') onStarted()
  }
  return { start, busy, result, reset: () => setResult(undefined) }
}
