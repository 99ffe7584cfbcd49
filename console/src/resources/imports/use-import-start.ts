import type { InputOf } from '@pinline/contracts/api/call'
import { startImport } from '@pinline/contracts/catalogue/import/start-import'
import { useState } from 'react'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'

/** Starts an import or its dry run; keeps what was answered where it was not started. */
export const useImportStart = (onStarted: () => void) => {
  const { send, busy } = useCommand(startImport)
  const [answer, setAnswer] = useState<CommandAnswer<unknown>>()

  const start = async (order: InputOf<typeof startImport>) => {
    if (busy) return
    const told = await send(order)
    setAnswer(told.kind === 'done' ? undefined : told)
    if (told.kind === 'done') onStarted()
  }
  return { start, busy, answer, forget: () => setAnswer(undefined) }
}
