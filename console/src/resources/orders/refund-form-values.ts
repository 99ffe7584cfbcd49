import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import type { StaffRefundReason } from '@pinline/contracts/order/payment/request-refund'
import type { ProductId } from '@pinline/events/ids'
import { currencyDigits, type Money } from '@pinline/events/money'
import { readDecimal } from '../../layout/read-decimal.ts'

/** What a refund is for: pieces of lines, the freight, or an amount that is agreed. */
export const refundBases = ['lines', 'freight', 'amount'] as const
export type RefundBasis = (typeof refundBases)[number]

export interface RefundFormValues {
  readonly basis: RefundBasis
  /** Pieces by product, as typed. */
  readonly pieces: Readonly<Record<string, string>>
  /** As typed; null while it follows from the basis. */
  readonly amount: string | null
  readonly reason: StaffRefundReason
  readonly note: string
}

export const reasonOf: Readonly<Record<RefundBasis, StaffRefundReason>> = {
  lines: 'after-sale',
  freight: 'freight',
  amount: 'goodwill',
}

export const emptyRefundForm: RefundFormValues = {
  basis: 'lines',
  pieces: {},
  amount: null,
  reason: reasonOf.lines,
  note: '',
}

type RefundableOrder = Pick<OrderRecord, 'lines' | 'freight' | 'refunds' | 'refundable'>

/** Pieces of a line that were ordered and whose goods were not refunded. */
export const piecesLeft = ({ lines, refunds }: RefundableOrder, productId: ProductId): number => {
  const ordered = lines.filter((line) => line.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0)
  const refunded = refunds
    .filter(({ reason }) => reason !== 'goodwill')
    .flatMap((refund) => refund.lines)
    .filter((line) => line.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.max(0, ordered - refunded)
}

/** Pieces of a line as typed, nothing being none; undefined where it is no number, or more than is left. */
export const typedPieces = (order: RefundableOrder, productId: ProductId, input = ''): number | undefined => {
  const pieces = input.trim() === '' ? 0 : readDecimal(input, 0)
  return pieces === undefined || pieces > piecesLeft(order, productId) ? undefined : pieces
}

/** The chosen lines; undefined where a number of pieces is none, or more than is left. */
export const refundLines = (order: RefundableOrder, { basis, pieces }: RefundFormValues) => {
  if (basis !== 'lines') return []
  const lines: { productId: ProductId; quantity: number }[] = []
  for (const { productId } of order.lines) {
    const quantity = typedPieces(order, productId, pieces[productId])
    if (quantity === undefined) return undefined
    if (quantity > 0) lines.push({ productId, quantity })
  }
  return lines
}

/** What the basis comes to at the prices of the order, at most what is left of the payment. */
export const proposedRefund = (order: RefundableOrder, values: RefundFormValues): Money => {
  const { currency, minor: left } = order.refundable
  const of = (minor: number): Money => ({ minor: Math.min(minor, left), currency })
  switch (values.basis) {
    case 'lines': {
      const chosen = refundLines(order, values) ?? []
      return of(
        chosen.reduce((sum, { productId, quantity }) => {
          const line = order.lines.find((one) => one.productId === productId)
          return line === undefined ? sum : sum + Math.round((line.lineTotal.minor * quantity) / line.quantity)
        }, 0),
      )
    }
    case 'freight': {
      const before = order.refunds
        .filter(({ reason }) => reason === 'freight')
        .reduce((sum, { orderAmount }) => sum + (orderAmount?.minor ?? 0), 0)
      return of(Math.max(0, order.freight.minor - before))
    }
    case 'amount':
      return of(0)
    default:
      return values.basis satisfies never
  }
}

/** An amount as it is typed, without its currency. */
export const amountText = ({ minor, currency }: Money): string =>
  minor === 0 ? '' : (minor / 10 ** currencyDigits[currency]).toFixed(currencyDigits[currency])

/** The amount of the form; undefined where it is none, nothing, or more than is left. */
export const refundAmount = (order: RefundableOrder, values: RefundFormValues): Money | undefined => {
  const { currency, minor: left } = order.refundable
  const minor =
    values.amount === null ? proposedRefund(order, values).minor : readDecimal(values.amount, currencyDigits[currency])
  return minor === undefined || minor < 1 || minor > left ? undefined : { minor, currency }
}
