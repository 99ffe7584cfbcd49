import type { OrderStatus } from '@pinline/contracts/order/order/order-status'
import type { BuyerId, OrderNumber, StaffId, VaultReference } from '@pinline/events/ids'
import type { CurrencyCode, Money } from '@pinline/events/money'
import type { DateRange } from '@pinline/events/order/delivery-dates'
import type { DocumentNumber } from '@pinline/events/order/document-kind'
import type { CancelReason } from '@pinline/events/order/order-cancelled'
import type { LineQuantity, OrderLine } from '@pinline/events/order/order-line'
import type { OrderTax } from '@pinline/events/order/order-tax'
import type { CloseReason } from '@pinline/events/order/payment-attempt-closed'
import type { AttemptId, CaptureId, RefundId } from '@pinline/events/order/payment-ids'
import type { RefundFailure } from '@pinline/events/order/refund-failed'
import type { RefundReason } from '@pinline/events/order/refund-reason'
import type { ShipmentPlan } from '@pinline/events/order/shipment-plan'
import type { ShippedParcel } from '@pinline/events/order/shipped-parcel'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import type { SignedDocument } from '@pinline/events/order/signed-document'
import type { WalletKind } from '@pinline/events/order/wallet-kind'

export interface AttemptPart {
  readonly attemptId: AttemptId
  readonly status: 'open' | 'closed' | 'captured'
  readonly amount: Money
  /** Null in what was recorded before there were two wallets. */
  readonly wallet: WalletKind | null
  readonly startedAt: string
  readonly expiresAt: string
  readonly endedAt: string | null
  readonly reason: CloseReason | null
}

/** A capture. It `confirmed` the order, or was `refunded` at once; null until the next event decides. */
export interface CapturePart {
  readonly captureId: CaptureId
  readonly attemptId: AttemptId
  readonly amount: Money
  readonly capturedAt: string
  readonly outcome: 'confirmed' | 'refunded' | null
}

export interface RefundPart {
  readonly refundId: RefundId
  readonly captureId: CaptureId
  readonly amount: Money
  /** A part in the order's currency; null for the rest of a capture. */
  readonly orderAmount: Money | null
  readonly reason: RefundReason
  readonly lines: readonly LineQuantity[]
  readonly afterSaleRef: string | null
  readonly noteRef: VaultReference | null
  readonly state: 'requested' | 'completed' | 'failed'
  /** Why the wallet gave nothing back, while it is failed. */
  readonly failure: RefundFailure | null
  readonly requestedAt: string
  readonly completedAt: string | null
}

/** A payment after the cancellation, for staff to write to its buyer about. */
export interface LatePaymentPart {
  readonly captureId: CaptureId
  readonly settledAt: string | null
  readonly noteRef: VaultReference | null
}

/** A tracking entry by staff; its text is in the vault. */
export interface TrackingEntryPart {
  readonly entryId: string
  readonly at: string
  readonly contentRef: VaultReference
}

/** A parcel; `receivedAt` is null until its buyer confirms that it has arrived. */
export interface ParcelPart extends ShippedParcel {
  readonly receivedAt: string | null
  readonly entries: readonly TrackingEntryPart[]
}

/** A signature of staff on a document; `ended` is null while it holds. */
export interface SignaturePart {
  readonly signatureNo: number
  readonly document: SignedDocument
  readonly parcelNo: number | null
  readonly signedBy: StaffId
  readonly signatureRef: VaultReference
  readonly signedAt: string
  readonly ended: { readonly reason: 'replaced' | 'revoked' | 'outdated'; readonly at: string } | null
}

/** An invoice as it was issued; what else it says follows from the order. */
export interface InvoicePart {
  readonly number: DocumentNumber
  readonly sellerVersion: number
  readonly partyRef: VaultReference
  readonly issuedAt: string
}

export interface CreditNotePart {
  readonly number: DocumentNumber
  readonly refundId: RefundId
  readonly sellerVersion: number
  readonly issuedAt: string
}

/** One order as stored for lists and details; names, pictures, address and remark are joined by the queries. */
export interface OrderViewRow {
  readonly orderNo: OrderNumber
  readonly buyerId: BuyerId
  readonly status: OrderStatus
  readonly stock: 'checking' | 'reserved'
  /** Whether lists show it: from the reservation on, and never if it ended out of stock. */
  readonly listed: boolean
  readonly cancelReason: CancelReason | null
  /** As they were placed. */
  readonly lines: readonly OrderLine[]
  /** Pieces that staff have cancelled. */
  readonly cancelledLines: readonly LineQuantity[]
  readonly goodsTotal: Money
  readonly freight: Money
  /** The shipments that its delivery is reckoned from; absent for an order that is sent together. */
  readonly shipmentPlan?: ShipmentPlan
  /** Part of the total; absent where none is charged. */
  readonly tax?: OrderTax
  readonly total: Money
  /** The payable amount: the total, or its conversion when the order was placed. */
  readonly payable: Money
  /** Units of the payable's currency for one of the order's; null if both are the same. */
  readonly payableRate: string | null
  readonly wallet: WalletKind | null
  /** The total in cents of the base currency, by the rate of the order. */
  readonly totalBase: number
  /** Pieces that are not cancelled. */
  readonly pieces: number
  readonly weightGrams: number
  readonly currency: CurrencyCode
  readonly rate: string
  readonly shippingMethod: ShippingMethod
  /** The days at the door that the order was placed with; absent for early orders. */
  readonly arrives?: DateRange
  readonly addressRef: VaultReference
  /** How often the address or the method was changed. */
  readonly deliveryChanges: number
  /** When the address or the method was last changed; absent if never. */
  readonly deliveryChangedAt?: string
  readonly remarkRef: VaultReference | null
  readonly noteRef: VaultReference | null
  readonly poNumberRef: VaultReference | null
  /** The text of orders placed before it was in the vault; null for others, and once the buyer is erased. */
  readonly poNumber: string | null
  readonly placedAt: string
  readonly payBefore: string
  readonly confirmedAt: string | null
  readonly stockingAt: string | null
  readonly testingAt: string | null
  /** When the latest test of a line was recorded; null if none was. */
  readonly testedAt: string | null
  readonly shippedAt: string | null
  readonly completedAt: string | null
  readonly cancelledAt: string | null
  /** By number. */
  readonly parcels: readonly ParcelPart[]
  /** Of the latest parcel with what was ordered. */
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly attempts: readonly AttemptPart[]
  readonly captures: readonly CapturePart[]
  readonly refunds: readonly RefundPart[]
  readonly latePayments: readonly LatePaymentPart[]
  /** Null until it is shipped. */
  readonly invoice: InvoicePart | null
  /** Oldest first. */
  readonly creditNotes: readonly CreditNotePart[]
  /** Oldest first. */
  readonly signatures: readonly SignaturePart[]
  /** Largest share of a product's free pieces that its buyer's unpaid orders hold; null unless it is pending. */
  readonly heldSharePercent: number | null
  /** True while an attempt is open at the wallet, as far as is recorded. */
  readonly hasOpenAttempt: boolean
  /** When the open attempt's code ends; null while none is open. */
  readonly openAttemptExpiresAt: string | null
  /** True while a refund is requested and not completed, even if it failed. */
  readonly hasOpenRefund: boolean
  /** True while a payment after the cancellation is not resolved with the buyer. */
  readonly hasLatePayment: boolean
}
