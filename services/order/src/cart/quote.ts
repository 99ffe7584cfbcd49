import { isRejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { QuotedLine } from '@pinline/contracts/catalogue/price/quote-lines'
import { quoteLines } from '@pinline/contracts/catalogue/price/quote-lines'
import type { QuotedPart } from '@pinline/contracts/order/order/part'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { type CurrencyCode, decimalText } from '@pinline/events/money'
import { deliveryDates } from '@pinline/events/order/delivery-dates'
import type { OrderDeps } from '../order-deps.ts'
import type { PricedLine, RequestedLine } from './cart-document.ts'
import { isOrderable, type LineToQuote, type QuotedCartLine } from './orderable.ts'

export interface Quote {
  /** One a wanted line, in the same order. */
  readonly lines: readonly QuotedCartLine[]
  readonly rate: ExchangeRate
  /** Whether buyers can choose the currency. */
  readonly isOffered: boolean
  /** The calendar date (UTC) of the quote. */
  readonly today: string
}

/** Queries the catalogue for current prices and stock. Throws if it does not respond. */
export const quote = async (
  platform: OrderDeps,
  requested: readonly LineToQuote[],
  reader: { readonly currency: CurrencyCode; readonly language: LanguageCode },
): Promise<Quote> => {
  const { currency, language } = reader
  const lines = requested.map(({ productId, quantity }) => ({ productId, quantity }))
  const quoteResult = await platform.call('catalogue', quoteLines, { currency, language, lines })
  if (isRejection(quoteResult)) throw new Error(`quote-lines refused with ${quoteResult.code}`)
  const byProduct = new Map(quoteResult.lines.map((line) => [line.productId, line]))
  return {
    rate: quoteResult.rate,
    isOffered: quoteResult.isOffered,
    today: platform.clock.now().toISOString().slice(0, 10),
    lines: requested.map((line) => ({
      ...line,
      quoted: byProduct.get(line.productId) ?? { status: 'unknown', productId: line.productId },
    })),
  }
}

/** A rate or a price of one piece as a decimal without trailing zeros. */
export const rateText = ({ amount, scale }: Pick<ExchangeRate, 'amount' | 'scale'>): string => {
  const text = decimalText(amount, scale)
  return scale === 0 ? text : text.replace(/\.?0+$/, '')
}

/** A quantity with the stored data of a quoted part; without a quote only what is known. */
export const priceLine = ({ productId, quantity }: RequestedLine, quoted: QuotedLine | undefined): PricedLine =>
  quoted === undefined || quoted.status === 'unknown'
    ? { productId, quantity, unitPrice: null }
    : { productId, quantity, unitPrice: quoted.unitPrice, model: quoted.model, manufacturer: quoted.manufacturer }

/** A line quoted on a calendar date as the contract has it. Short stock is a status of its own. */
export const quotedPartOf = (line: QuotedCartLine, today: string): QuotedPart => {
  const { quantity, quoted } = line
  if (quoted.status === 'unknown' || quoted.status === 'unpriced')
    return {
      productId: quoted.productId,
      status: 'unknown',
      model: line.model ?? '',
      manufacturer: line.manufacturer ?? '',
      name: '',
      quantity,
      unitPrice: null,
      lineTotal: null,
      available: null,
      moq: null,
      orderMultiple: null,
      weightGrams: null,
      custom: false,
      leadTimeDays: null,
      drawing: null,
      suggestedQuantities: [],
      breaks: [],
      nextBreak: null,
      replacementId: null,
      incoming: null,
    }
  const [ships] = deliveryDates([{ ...quoted, quantity }], today).lines
  return {
    productId: quoted.productId,
    status: quoted.status === 'ok' && !isOrderable(line) ? 'out-of-stock' : quoted.status,
    model: quoted.model,
    manufacturer: quoted.manufacturer,
    name: quoted.name,
    quantity,
    unitPrice: quoted.unitPrice,
    lineTotal: quoted.lineTotal,
    available: quoted.available,
    moq: quoted.moq,
    orderMultiple: quoted.orderMultiple,
    weightGrams: quoted.weightGrams,
    custom: quoted.custom,
    leadTimeDays: quoted.leadTimeDays,
    drawing: { bodyMm: quoted.bodyMm, pads: quoted.pads },
    suggestedQuantities: quoted.suggestedQuantities,
    breaks: quoted.breaks,
    nextBreak: quoted.nextBreak,
    replacementId: quoted.replacementId,
    incoming: quoted.incoming,
    ...(ships === undefined ? {} : { ships }),
  }
}
