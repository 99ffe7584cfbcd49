import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import { type AfterSaleEvent, afterSaleEvent, afterSaleStreamType } from '@pinline/events/order/after-sale-event'
import { type AddAfterSaleMessage, addAfterSaleMessage } from './add-after-sale-message.ts'
import { type AfterSale, evolveAfterSale, newAfterSale } from './after-sale.ts'
import { type ApplyAfterSale, applyAfterSale } from './apply-after-sale.ts'
import { type ApproveAfterSale, approveAfterSale } from './approve-after-sale.ts'
import { type AssignAfterSale, assignAfterSale } from './assign-after-sale.ts'
import { type CancelAfterSale, cancelAfterSale } from './cancel-after-sale.ts'
import { type CloseAfterSale, closeAfterSale } from './close-after-sale.ts'
import { type KeepAfterSaleDeadlines, keepAfterSaleDeadlines } from './keep-after-sale-deadlines.ts'
import { type ReceiveAfterSale, receiveAfterSale } from './receive-after-sale.ts'
import { type RecordAfterSaleRefunded, recordAfterSaleRefunded } from './record-after-sale-refunded.ts'
import { type RecordReplacementStock, recordReplacementStock } from './record-replacement-stock.ts'
import { type RefundAfterSale, refundAfterSale } from './refund-after-sale.ts'
import { type RefuseAfterSaleRefund, refuseAfterSaleRefund } from './refuse-after-sale-refund.ts'
import { type RejectAfterSale, rejectAfterSale } from './reject-after-sale.ts'
import { type ReplaceAfterSale, replaceAfterSale } from './replace-after-sale.ts'
import { type ShipReplacement, shipReplacement } from './ship-replacement.ts'
import { type WithdrawReplacement, withdrawReplacement } from './withdraw-replacement.ts'

export type AfterSaleCommand =
  | ApplyAfterSale
  | CancelAfterSale
  | AddAfterSaleMessage
  | AssignAfterSale
  | ApproveAfterSale
  | RejectAfterSale
  | ReceiveAfterSale
  | RefundAfterSale
  | RefuseAfterSaleRefund
  | RecordAfterSaleRefunded
  | ReplaceAfterSale
  | RecordReplacementStock
  | ShipReplacement
  | WithdrawReplacement
  | CloseAfterSale
  | KeepAfterSaleDeadlines

const decide = (request: AfterSale, command: AfterSaleCommand): Decision<AfterSaleEvent> => {
  switch (command.type) {
    case 'apply-after-sale':
      return applyAfterSale(request, command)
    case 'cancel-after-sale':
      return cancelAfterSale(request, command)
    case 'add-after-sale-message':
      return addAfterSaleMessage(request, command)
    case 'assign-after-sale':
      return assignAfterSale(request, command)
    case 'approve-after-sale':
      return approveAfterSale(request, command)
    case 'reject-after-sale':
      return rejectAfterSale(request, command)
    case 'receive-after-sale':
      return receiveAfterSale(request, command)
    case 'refund-after-sale':
      return refundAfterSale(request, command)
    case 'refuse-after-sale-refund':
      return refuseAfterSaleRefund(request, command)
    case 'record-after-sale-refunded':
      return recordAfterSaleRefunded(request, command)
    case 'replace-after-sale':
      return replaceAfterSale(request, command)
    case 'record-replacement-stock':
      return recordReplacementStock(request, command)
    case 'ship-replacement':
      return shipReplacement(request, command)
    case 'withdraw-replacement':
      return withdrawReplacement(request, command)
    case 'close-after-sale':
      return closeAfterSale(request, command)
    case 'keep-after-sale-deadlines':
      return keepAfterSaleDeadlines(request, command)
    default:
      return command satisfies never
  }
}

/** An after-sales request, from the buyer's form to its end. */
export const afterSaleDecider: Decider<AfterSale, AfterSaleCommand, AfterSaleEvent> = {
  streamType: afterSaleStreamType,
  initial: newAfterSale,
  evolve: evolveAfterSale,
  decide,
  eventSchema: afterSaleEvent,
}
