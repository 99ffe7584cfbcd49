import type { Call } from '@pinline/contracts/api/call'
import type { OrderChanged, orderChanged } from '@pinline/contracts/order/order/order-changed'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import type { z } from 'zod'

export interface OrderDialogProps {
  /** As it is now; the command carries the version that stood there when the dialog was opened, or read again. */
  readonly order: OrderRecord
  readonly onClose: () => void
  readonly onDone: (changed: OrderChanged) => void
  /** Reads the order again; answers its newest version. */
  readonly onReload: () => Promise<number | undefined>
}

/** A dialog's command on the version of an order that the person saw, and how it went where it was not done. */
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
