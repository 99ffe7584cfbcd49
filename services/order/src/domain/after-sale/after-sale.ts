import type { AfterSaleNo, BuyerId, OrderNumber, ProductId, StaffId, VaultReference } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import type { AfterSaleEvent } from '@pinline/events/order/after-sale-event'
import type { AfterSaleKind } from '@pinline/events/order/after-sale-kind'
import type { AfterSaleSubmitted } from '@pinline/events/order/after-sale-submitted'
import type { AfterSaleStatus } from './after-sale-transitions.ts'

/** What is paid back, as staff decided. `requested` from the decision until the wallet has paid. */
export interface AfterSaleRefund {
  readonly attempt: number
  readonly amount: Money
  readonly state: 'requested' | 'refused' | 'completed'
}

/** Pieces that are sent to the buyer. Those from stock are `requested` until they are set aside there. */
export interface AfterSaleReplacement {
  readonly attempt: number
  readonly quantity: number
  readonly fromStock: boolean
  readonly state: 'requested' | 'reserved' | 'refused' | 'withdrawn' | 'sent'
}

/** What every request has once it is submitted. */
export interface AfterSaleBase {
  readonly afterSaleNo: AfterSaleNo
  readonly orderNo: OrderNumber
  readonly buyerId: BuyerId
  readonly kind: AfterSaleKind
  readonly productId: ProductId
  readonly quantity: number
  readonly custom: boolean
  /** Whether the pieces have to come back; null until it is approved. */
  readonly returnRequired: boolean | null
  /** When the pieces are to be back; null without a date. */
  readonly returnBy: string | null
  /** When the buyer is to be reminded of them; null once that is done. */
  readonly remindAt: string | null
  /** When it was refunded or replaced; null until then. */
  readonly resolvedAt: string | null
  /** Pieces that came back; null until they did. */
  readonly received: number | null
  readonly refund: AfterSaleRefund | null
  readonly replacement: AfterSaleReplacement | null
  /** The member of staff who handles it; null: nobody yet. */
  readonly assignee: StaffId | null
  /** Messages, oldest first. */
  readonly messages: readonly VaultReference[]
  readonly fileCount: number
}

export type SubmittedAfterSale = AfterSaleBase & { readonly status: Exclude<AfterSaleStatus, 'new'> }
export type AfterSale = { readonly status: 'new' } | SubmittedAfterSale

export const newAfterSale: AfterSale = { status: 'new' }

const submitted = ({ data }: AfterSaleSubmitted): AfterSale => ({
  status: 'submitted',
  afterSaleNo: data.afterSaleNo,
  orderNo: data.orderNo,
  buyerId: data.buyerId,
  kind: data.kind,
  productId: data.productId,
  quantity: data.quantity,
  custom: data.custom,
  returnRequired: null,
  returnBy: null,
  remindAt: null,
  resolvedAt: null,
  received: null,
  refund: null,
  replacement: null,
  assignee: null,
  messages: [],
  fileCount: data.fileIds.length,
})

const refundIs = (request: SubmittedAfterSale, state: AfterSaleRefund['state']): AfterSaleRefund | null =>
  request.refund === null ? null : { ...request.refund, state }

const replacementIs = (
  request: SubmittedAfterSale,
  state: AfterSaleReplacement['state'],
): AfterSaleReplacement | null => (request.replacement === null ? null : { ...request.replacement, state })

/** Applies one event. Any event before `after-sale-submitted` means a corrupt stream and throws. */
export const evolveAfterSale = (request: AfterSale, event: AfterSaleEvent): AfterSale => {
  if (event.type === 'after-sale-submitted') return submitted(event)
  if (request.status === 'new') throw new Error(`${event.type} before after-sale-submitted`)
  switch (event.type) {
    case 'after-sale-approved':
      return {
        ...request,
        status: 'approved',
        returnRequired: event.data.returnRequired,
        returnBy: event.data.returnBy ?? null,
        remindAt: event.data.remindAt ?? null,
      }
    case 'after-sale-reminded':
      return { ...request, remindAt: null }
    case 'after-sale-rejected':
      return { ...request, status: 'rejected' }
    case 'after-sale-cancelled':
      return { ...request, status: 'cancelled' }
    case 'after-sale-received':
      return { ...request, status: 'received', received: event.data.toStock + event.data.toScrap }
    case 'after-sale-refund-approved': {
      const { attempt, amount } = event.data
      return { ...request, refund: { attempt, amount, state: 'requested' } }
    }
    case 'after-sale-refund-refused':
      return { ...request, refund: refundIs(request, 'refused') }
    case 'after-sale-refunded':
      return {
        ...request,
        status: 'refunded',
        refund: refundIs(request, 'completed'),
        resolvedAt: event.data.refundedAt,
      }
    case 'after-sale-replacement-approved': {
      const { attempt, quantity, fromStock } = event.data
      const state = fromStock ? 'requested' : 'reserved'
      return { ...request, replacement: { attempt, quantity, fromStock, state } }
    }
    case 'after-sale-replacement-reserved':
      return { ...request, replacement: replacementIs(request, 'reserved') }
    case 'after-sale-replacement-refused':
      return { ...request, replacement: replacementIs(request, 'refused') }
    case 'after-sale-replacement-withdrawn':
      return { ...request, replacement: replacementIs(request, 'withdrawn') }
    case 'after-sale-replaced':
      return {
        ...request,
        status: 'replaced',
        replacement: replacementIs(request, 'sent'),
        resolvedAt: event.data.replacedAt,
      }
    case 'after-sale-closed':
      return { ...request, status: 'closed' }
    case 'after-sale-assigned':
      return { ...request, assignee: event.data.staffId }
    case 'after-sale-message-added': {
      const { messageRef, fileIds } = event.data
      return {
        ...request,
        messages: [...request.messages, messageRef],
        fileCount: request.fileCount + fileIds.length,
      }
    }
    default:
      return event satisfies never
  }
}
