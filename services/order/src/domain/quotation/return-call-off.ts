import type { Decision } from '@pinline/chassis/domain/decider'
import type { OrderNumber } from '@pinline/events/ids'
import type { QuotationCallOffReturned } from '@pinline/events/order/quotation-call-off-returned'
import type { Quotation } from './quotation.ts'

export interface ReturnCallOff {
  readonly type: 'return-call-off'
  readonly orderNo: OrderNumber
  readonly now: string
}

/** Once an order; does nothing where the quotation has no such call-off. */
export const returnCallOff = (
  quotation: Quotation,
  { orderNo, now }: ReturnCallOff,
): Decision<QuotationCallOffReturned> => {
  if (quotation.status === 'new') return []
  const callOff = quotation.callOffs.find((one) => one.orderNo === orderNo)
  if (callOff === undefined || callOff.returned) return []
  return [{ type: 'quotation-call-off-returned', data: { orderNo, returnedAt: now } }]
}
