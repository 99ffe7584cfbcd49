import type { OrderNumber } from '@pinline/events/ids'
import type { NumberedDocumentKind } from '@pinline/events/order/document-kind'
import type { RefundId } from '@pinline/events/order/payment-ids'

export interface AssignDocumentNumber {
  readonly type: 'assign-document-number'
  readonly kind: NumberedDocumentKind
  readonly orderNo: OrderNumber
  readonly refundId?: RefundId
  readonly now: string
}
