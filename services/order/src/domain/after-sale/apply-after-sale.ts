import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleNo, BuyerId, FileId, OrderNumber, VaultReference } from '@pinline/events/ids'
import { type AfterSaleKind, type AfterSaleReason, afterSaleReasons } from '@pinline/events/order/after-sale-kind'
import type { AfterSaleSubmitted } from '@pinline/events/order/after-sale-submitted'
import type { OrderLine } from '@pinline/events/order/order-line'
import type { AfterSale } from './after-sale.ts'

export interface ApplyAfterSale {
  readonly type: 'apply-after-sale'
  readonly afterSaleNo: AfterSaleNo
  readonly orderNo: OrderNumber
  readonly buyerId: BuyerId
  readonly kind: AfterSaleKind
  readonly reason: AfterSaleReason
  readonly line: Pick<OrderLine, 'productId' | 'model' | 'manufacturer' | 'custom' | 'unitPrice'>
  readonly quantity: number
  /** Delivered pieces of the line that are in no other request. */
  readonly left: number
  readonly deliveredAt: string
  /** Until when this kind may be asked for, and how many days after delivery that is. */
  readonly windowEndsAt: string
  readonly windowDays: number
  /** Transport damage that is reported later is marked, not refused: staff decide. */
  readonly reportDamageBy: string
  readonly specialHandling: boolean
  readonly openedPackage: boolean
  readonly noteRef?: VaultReference
  readonly fileIds: readonly FileId[]
  readonly now: string
  readonly answerBy: string
}

const isLate = ({ reason, now, reportDamageBy }: ApplyAfterSale): boolean =>
  reason === 'damaged' && now > reportDamageBy

const refused = (field: string, code: 'after-sale-reason-not-allowed' | 'after-sale-quantity-not-allowed') =>
  rejection(code, { errors: { [field]: code } })

/** Quiet where the request is there already. A number that another order has is `version-conflict`. */
export const applyAfterSale = (request: AfterSale, command: ApplyAfterSale): Decision<AfterSaleSubmitted> => {
  const { kind, reason, line, quantity, left, deliveredAt, now, windowEndsAt } = command
  if (request.status !== 'new') return request.orderNo === command.orderNo ? [] : rejection('version-conflict')
  const rule = afterSaleReasons[reason]
  if (!rule.kinds.includes(kind)) return refused('reason', 'after-sale-reason-not-allowed')
  if (line.custom && !rule.isDefect) return rejection('after-sale-defects-only')
  if (now > windowEndsAt) return rejection('after-sale-window-over', { data: { days: command.windowDays } })
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > left)
    return { ...refused('quantity', 'after-sale-quantity-not-allowed'), data: { left } }
  return [
    {
      type: 'after-sale-submitted',
      data: {
        afterSaleNo: command.afterSaleNo,
        orderNo: command.orderNo,
        buyerId: command.buyerId,
        kind,
        reason,
        productId: line.productId,
        model: line.model,
        manufacturer: line.manufacturer,
        custom: line.custom,
        unitPrice: line.unitPrice,
        quantity,
        specialHandling: command.specialHandling,
        openedPackage: command.openedPackage,
        late: isLate(command),
        ...(command.noteRef === undefined ? {} : { noteRef: command.noteRef }),
        fileIds: [...command.fileIds],
        deliveredAt,
        submittedAt: now,
        answerBy: command.answerBy,
      },
    },
  ]
}
