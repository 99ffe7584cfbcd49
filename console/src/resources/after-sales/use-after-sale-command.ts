import type { Call } from '@pinline/contracts/api/call'
import type { AfterSaleChanged, afterSaleChanged } from '@pinline/contracts/order/after-sale/after-sale-changed'
import type { AfterSaleRecord } from '@pinline/contracts/order/after-sale/after-sales-resource'
import type { z } from 'zod'
import { useVersionedCommand, type VersionedDialog } from '../../layout/use-versioned-command.ts'

export interface AfterSaleDialogProps extends VersionedDialog<AfterSaleChanged> {
  /** The present request; the command sends the version of when the dialog was opened or last refetched. */
  readonly request: AfterSaleRecord
}

/** The command of a dialog about a request: `seen` is the part of its input that every command has. */
export const useAfterSaleCommand = <Input extends z.ZodType>(
  call: Call<Input, typeof afterSaleChanged>,
  { request, ...dialog }: AfterSaleDialogProps,
) => {
  const { version, ...command } = useVersionedCommand(call, request.version, dialog)
  return { ...command, seen: { afterSaleNo: request.afterSaleNo, version } }
}
