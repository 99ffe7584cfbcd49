import type { AfterSaleStatus } from '@pinline/contracts/order/after-sale/after-sale-status'
import type { Actor } from '@pinline/events/event'
import type { AfterSaleNo, BuyerId, FileId, OrderNumber, ProductId, StaffId, VaultReference } from '@pinline/events/ids'
import type { Money, UnitPrice } from '@pinline/events/money'
import type { AfterSaleKind, AfterSaleReason } from '@pinline/events/order/after-sale-kind'
import type { ReturnedCondition } from '@pinline/events/order/after-sale-received'

export interface AfterSaleMessagePart {
  readonly from: 'buyer' | 'staff'
  readonly messageRef: VaultReference
  readonly fileIds: readonly FileId[]
  readonly addedAt: string
}

/** Pieces that are sent to the buyer. Those sent before replacements were parcels have no attempt: theirs is 1. */
export interface ReplacementPart {
  readonly attempt: number
  readonly quantity: number
  readonly fromStock: boolean
  readonly state: 'requested' | 'reserved' | 'refused' | 'withdrawn' | 'sent'
  /** Pieces that were free where they were too few. */
  readonly available: number | null
  readonly carrier: string | null
  readonly trackingNumber: string | null
}

/** What happened, when, and who did it. */
export interface HistoryPart {
  readonly sequence: number
  readonly type: string
  readonly at: string
  readonly actor: { readonly kind: Actor['kind']; readonly id: string | null }
}

/** One request as stored for lists and details; names, pictures and texts are joined by the queries. */
export interface AfterSaleViewRow {
  readonly afterSaleNo: AfterSaleNo
  readonly orderNo: OrderNumber
  readonly buyerId: BuyerId
  readonly status: AfterSaleStatus
  readonly kind: AfterSaleKind
  readonly reason: AfterSaleReason
  readonly productId: ProductId
  readonly model: string
  readonly manufacturer: string
  readonly custom: boolean
  readonly unitPrice: UnitPrice
  readonly quantity: number
  readonly specialHandling: boolean
  readonly openedPackage: boolean
  readonly late: boolean
  readonly noteRef: VaultReference | null
  readonly fileIds: readonly FileId[]
  readonly deliveredAt: string
  readonly submittedAt: string
  readonly answerBy: string
  readonly approvedAt: string | null
  readonly rejectedAt: string | null
  readonly cancelledAt: string | null
  readonly receivedAt: string | null
  readonly refundedAt: string | null
  readonly replacedAt: string | null
  readonly closedAt: string | null
  readonly cancelReason: 'not-returned' | null
  readonly returnRequired: boolean | null
  /** When the pieces are to be back. */
  readonly returnBy: string | null
  /** When time does something to this request next; null: never. */
  readonly dueAt: string | null
  readonly instructionsRef: VaultReference | null
  readonly rejectionRef: VaultReference | null
  readonly received: {
    readonly condition: ReturnedCondition
    readonly toStock: number
    readonly toScrap: number
  } | null
  readonly refund: {
    readonly attempt: number
    readonly amount: Money
    readonly state: 'requested' | 'refused' | 'completed'
  } | null
  readonly replacement: ReplacementPart | null
  readonly messages: readonly AfterSaleMessagePart[]
  /** The member of staff who handles it; null: nobody yet. */
  readonly assignee: StaffId | null
  /** The latest events, oldest first. */
  readonly history: readonly HistoryPart[]
}
