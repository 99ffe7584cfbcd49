import type { Call } from '@pinline/contracts/api/call'
import type { OrderChanged, orderChanged } from '@pinline/contracts/order/order/order-changed'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import type { z } from 'zod'

export interface OrderDialogProps {
  /** The present order; the command sends the version of when the dialog was opened or last refetched. */
  readonly order: OrderRecord
  readonly onClose: () => void
  readonly onDone: (changed: OrderChanged) => void
  /** Refetches the order and returns its newest version. */
  readonly onReload: () => Promise<number | undefined>
}

/** The command of a dialog, on the version that the person has loaded, and its result when it failed. */
export const useOrderCommand = <Input extends z.ZodType>(
  call: Call<Input, typeof orderChanged>,
  { order, onDone, onReload }: OrderDialogProps,
) => {
  const { send, isPending } = useCommand(call)
  const [version, setVersion] = useState(order.version)
  const [result, setResult] = useState<CommandResult<OrderChanged>>()
  return {
    busy: isPending,
    version,
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
