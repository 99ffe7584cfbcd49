import type { Call } from '@pinline/contracts/api/call'
import type { OrderChanged, orderChanged } from '@pinline/contracts/order/order/order-changed'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import type { z } from 'zod'
import { useVersionedCommand, type VersionedDialog } from '../../layout/use-versioned-command.ts'

export interface OrderDialogProps extends VersionedDialog<OrderChanged> {
  /** The present order; the command sends the version of when the dialog was opened or last refetched. */
  readonly order: OrderRecord
}

/** The command of a dialog about an order, on the version that the person has loaded. */
export const useOrderCommand = <Input extends z.ZodType>(
  call: Call<Input, typeof orderChanged>,
  { order, ...dialog }: OrderDialogProps,
) => useVersionedCommand(call, order.version, dialog)
