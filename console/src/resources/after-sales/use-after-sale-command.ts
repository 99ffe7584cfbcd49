import type { Call } from '@pinline/contracts/api/call'
import type { AfterSaleChanged, afterSaleChanged } from '@pinline/contracts/order/after-sale/after-sale-changed'
import type { AfterSaleRecord } from '@pinline/contracts/order/after-sale/after-sales-resource'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import type { z } from 'zod'

export interface AfterSaleDialogProps {
  /** The present request; the command sends the version of when the dialog was opened or last refetched. */
  readonly request: AfterSaleRecord
  readonly onClose: () => void
  readonly onDone: (changed: AfterSaleChanged) => void
  /** Refetches the request and returns its newest version. */
  readonly onReload: () => Promise<number | undefined>
}

/** The command of a dialog, on the version that the person has loaded, and its result when it failed. */
export const useAfterSaleCommand = <Input extends z.ZodType>(
  call: Call<Input, typeof afterSaleChanged>,
  { request, onDone, onReload }: AfterSaleDialogProps,
) => {
  const { send, isPending } = useCommand(call)
  const [version, setVersion] = useState(request.version)
  const [result, setResult] = useState<CommandResult<AfterSaleChanged>>()
  return {
    busy: isPending,
    seen: { afterSaleNo: request.afterSaleNo, version },
    result,
    send: async (input: z.input<Input>) => {
      const outcome = await send(input)
      if (outcome.kind === 'done') onDone(outcome.data)
      else setResult(outcome)
    },
    reload: async () => {
      setVersion((await onReload()) ?? version)
      setResult(undefined)
    },
  }
}
