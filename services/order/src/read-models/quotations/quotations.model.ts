import type { QuotationStatus } from '@pinline/contracts/order/quotation/quotation-row'
import type { BuyerId, OrderNumber, QuotationNo, VaultReference } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import type { FreightZone } from '@pinline/events/order/freight-zone'
import type { LineQuantity } from '@pinline/events/order/order-line'
import type { QuotationAnswered } from '@pinline/events/order/quotation-answered'
import type { QuotationLine } from '@pinline/events/order/quotation-line'

/** A request or an answer; `answer` is null for requests. */
export interface RoundPart {
  readonly textRef: VaultReference | null
  readonly at: string
  readonly answer: Pick<QuotationAnswered['data'], 'prices' | 'freight' | 'shippingMethod' | 'validUntil'> | null
}

/** One quotation as stored for lists and details; the texts of the vault are joined by the queries. */
export interface QuotationViewRow {
  readonly quotationNo: QuotationNo
  readonly buyerId: BuyerId
  readonly status: QuotationStatus
  readonly currency: CurrencyCode
  readonly freightZone: FreightZone
  readonly lines: readonly QuotationLine[]
  readonly requestedAt: string
  /** Null once it is answered or over. */
  readonly answerBy: string | null
  /** Null unless an answer waits for the buyer. */
  readonly validUntil: string | null
  /** When its buyer is to be reminded of that answer; null once that is done. */
  readonly remindAt: string | null
  readonly rounds: readonly RoundPart[]
  readonly callOffs: readonly {
    readonly orderNo: OrderNumber
    readonly lines: readonly LineQuantity[]
    readonly at: string
    readonly returnedAt: string | null
  }[]
}
