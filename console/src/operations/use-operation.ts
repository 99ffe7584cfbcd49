import type { Call } from '@pinline/contracts/api/call'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { z } from 'zod'
import { overviewKey } from './use-overview.ts'

/** Refetches the overview at once. */
export const useRefresh = () => {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: overviewKey })
}

/** Runs a call on a read model or a parked key. Shows a rejection as a notification; refetches the page in any case. */
export const useOperation = <Input extends z.ZodType, Output extends z.ZodType>(call: Call<Input, Output>) => {
  const { send, isPending } = useCommand(call)
  const notify = useNotify()
  const refresh = useRefresh()

  const run = async (input: z.input<Input>): Promise<z.output<Output> | undefined> => {
    const result = await send(input)
    refresh()
    switch (result.kind) {
      case 'done':
        return result.data
      case 'conflict':
        notify('operations.changed', { type: 'error' })
        return undefined
      case 'refused':
      case 'failed':
        if (result.message !== '') notify(result.message, { type: 'error' })
        return undefined
      default:
        return result satisfies never
    }
  }

  return { run, busy: isPending }
}
