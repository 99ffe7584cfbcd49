import type { InputOf } from '@pinline/contracts/api/call'
import { startImport } from '@pinline/contracts/catalogue/import/start-import'
import type { ResultOf } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'

/** Starts an import or its dry run; stores the rejection when it does not start. */
export const useStartImport = (onStarted: () => void) => {
  const { send, isPending } = useCommand(startImport)
  const [result, setResult] = useState<ResultOf<typeof startImport>>()

  const start = async (input: InputOf<typeof startImport>) => {
    if (isPending) return
    const outcome = await send(input)
    setResult(outcome.kind === 'done' ? undefined : outcome)
    if (outcome.kind === 'done') onStarted()
  }
  return { start, busy: isPending, result, reset: () => setResult(undefined) }
}
