import type { BuyerId, OrderNumber, ProductId, QuotationNo, VaultReference } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import type { FreightZone } from '@pinline/events/order/freight-zone'
import type { LineQuantity } from '@pinline/events/order/order-line'
import type { QuotationAnswered } from '@pinline/events/order/quotation-answered'
import type { QuotationEvent } from '@pinline/events/order/quotation-event'
import type { QuotationLine } from '@pinline/events/order/quotation-line'
import type { QuotationRequested } from '@pinline/events/order/quotation-requested'

export type QuotationStatus = 'requested' | 'answered' | 'accepted' | 'declined' | 'expired'

/** Pieces that an order was made of; `returned` once they can be ordered again. */
export interface CallOff {
  readonly orderNo: OrderNumber
  readonly lines: readonly LineQuantity[]
  readonly returned: boolean
}

export interface RequestedQuotation {
  readonly status: QuotationStatus
  readonly quotationNo: QuotationNo
  readonly buyerId: BuyerId
  readonly currency: CurrencyCode
  readonly lines: readonly QuotationLine[]
  readonly addressRef: VaultReference
  readonly freightZone: FreightZone
  /** The last answer; null until there is one. */
  readonly answer: QuotationAnswered['data'] | null
  /** The buyer was reminded of the last answer. */
  readonly isReminded: boolean
  /** Requests and answers so far. */
  readonly rounds: number
  /** Oldest first. */
  readonly callOffs: readonly CallOff[]
}
export type Quotation = { readonly status: 'new' } | RequestedQuotation

export const newQuotation: Quotation = { status: 'new' }

/** Bounds what one quotation can hold; more than long negotiations need. */
export const maxRounds = 40
/** Orders of one quotation, cancelled ones included. */
export const maxCallOffs = 200

const requested = ({ data }: QuotationRequested): Quotation => ({
  status: 'requested',
  quotationNo: data.quotationNo,
  buyerId: data.buyerId,
  currency: data.currency,
  lines: data.lines,
  addressRef: data.addressRef,
  freightZone: data.freightZone,
  answer: null,
  isReminded: false,
  rounds: 1,
  callOffs: [],
})

/** Pieces of a line that no order has yet. */
export const piecesLeft = (
  { lines, callOffs }: Pick<RequestedQuotation, 'lines' | 'callOffs'>,
  productId: ProductId,
): number => {
  const of = (all: readonly LineQuantity[]) =>
    all.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0)
  return of(lines) - callOffs.reduce((sum, { returned, lines: used }) => sum + (returned ? 0 : of(used)), 0)
}

/** Applies one event. Any event before `quotation-requested` means a corrupt stream and throws. */
export const evolveQuotation = (quotation: Quotation, event: QuotationEvent): Quotation => {
  if (event.type === 'quotation-requested') return requested(event)
  if (quotation.status === 'new') throw new Error(`${event.type} before quotation-requested`)
  switch (event.type) {
    case 'quotation-answered':
      return { ...quotation, status: 'answered', answer: event.data, isReminded: false, rounds: quotation.rounds + 1 }
    case 'quotation-reminded':
      return { ...quotation, isReminded: true }
    case 'quotation-requested-again':
      return { ...quotation, status: 'requested', rounds: quotation.rounds + 1 }
    case 'quotation-accepted':
      return { ...quotation, status: 'accepted' }
    case 'quotation-declined':
      return { ...quotation, status: 'declined' }
    case 'quotation-expired':
      return { ...quotation, status: 'expired' }
    case 'quotation-called-off': {
      const { orderNo, lines } = event.data.order
      const used = lines.map(({ productId, quantity }) => ({ productId, quantity }))
      return { ...quotation, callOffs: [...quotation.callOffs, { orderNo, lines: used, returned: false }] }
    }
    case 'quotation-call-off-returned': {
      const { orderNo } = event.data
      return {
        ...quotation,
        callOffs: quotation.callOffs.map((one) => (one.orderNo === orderNo ? { ...one, returned: true } : one)),
      }
    }
    default:
      return event satisfies never
  }
}
