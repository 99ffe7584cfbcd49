import type { ParsedInputOf } from '@pinline/contracts/api/call'
import type { answerQuotation } from '@pinline/contracts/order/quotation/answer-quotation'
import type {
  QuotationAnswer,
  QuotationLineRow,
  QuotationRecord,
} from '@pinline/contracts/order/quotation/quotation-row'
import type { ProductId } from '@pinline/events/ids'
import { type CurrencyCode, currencyDigits } from '@pinline/events/money'
import { areBreaksAllowed, type OfferedPrice } from '@pinline/events/order/quotation-line'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import { localNumber, type NumberSigns } from '@pinline/ui/format/number-signs'
import { readDecimal } from '../../layout/read-decimal.ts'
import { parsePrice, priceText } from '../products/price-break-form-values.ts'

/** Form values of a price break. */
export interface BreakValues {
  /** Stable key of the row while rows are added and removed. */
  readonly key: number
  readonly from: string
  readonly price: string
}

/** Form values of one line of an answer. */
export interface LineValues {
  readonly price: string
  readonly lead: string
  readonly breaks: readonly BreakValues[]
}

/** Form values of an answer. */
export interface AnswerValues {
  readonly lines: Readonly<Record<ProductId, LineValues>>
  readonly freight: string
  readonly days: string
  readonly method: ShippingMethod
  readonly message: string
}

/** What cannot be sent of a line; of price breaks the keys. */
export interface LineFaults {
  readonly price: boolean
  readonly lead: boolean
  readonly breaks: ReadonlySet<number>
}

const defaultDays = '30'
const emptyLine: LineValues = { price: '', lead: '0', breaks: [] }

/** The last answer, which a next one starts from; undefined before the first. */
export const lastAnswerOf = ({ rounds }: Pick<QuotationRecord, 'rounds'>): QuotationAnswer | undefined =>
  rounds.findLast(({ answer }) => answer !== null)?.answer ?? undefined

const lineValuesOf = ({ unitPrice, leadTimeDays, breaks = [] }: OfferedPrice, signs: NumberSigns): LineValues => ({
  price: priceText(unitPrice, signs),
  lead: String(leadTimeDays),
  breaks: breaks.map(({ from, unitPrice: price }, key) => ({
    key,
    from: String(from),
    price: priceText(price, signs),
  })),
})

/** Values to start with: those of the last answer, so that a correction changes only what it has to. */
export const answerValuesOf = (quotation: QuotationRecord, signs: NumberSigns): AnswerValues => {
  const last = lastAnswerOf(quotation)
  const digits = currencyDigits[quotation.currency]
  return {
    lines: Object.fromEntries(
      quotation.lines.map(({ productId }) => {
        const offered = last?.prices.find((price) => price.productId === productId)
        return [productId, offered === undefined ? emptyLine : lineValuesOf(offered, signs)]
      }),
    ),
    freight: last === undefined ? '' : localNumber((last.freight.minor / 10 ** digits).toFixed(digits), signs),
    days: defaultDays,
    method: last?.shippingMethod ?? 'standard',
    message: '',
  }
}

/** The values of one line. */
export const valuesOfLine = ({ lines }: AnswerValues, productId: ProductId): LineValues => lines[productId] ?? emptyLine

/** A line as it is offered, undefined while something of it is missing or wrong, and what that is. */
export const readLine = (
  { productId, quantity }: Pick<QuotationLineRow, 'productId' | 'quantity'>,
  { price, lead, breaks: rows }: LineValues,
  currency: CurrencyCode,
  signs: NumberSigns,
): { readonly offered: OfferedPrice | undefined; readonly faults: LineFaults } => {
  const unitPrice = parsePrice(price, currency, signs)
  const leadTimeDays = readDecimal(lead, 0)
  const wrong = new Set<number>()
  const breaks: NonNullable<OfferedPrice['breaks']> = []
  for (const { key, from, price: each } of rows) {
    const pieces = readDecimal(from, 0)
    const lower = parsePrice(each, currency, signs)
    const next = pieces === undefined || lower === undefined ? undefined : { from: pieces, unitPrice: lower }
    if (
      next !== undefined &&
      unitPrice !== undefined &&
      areBreaksAllowed({ unitPrice, breaks: [...breaks, next] }, quantity)
    )
      breaks.push(next)
    else wrong.add(key)
  }
  const isFine = unitPrice !== undefined && leadTimeDays !== undefined && wrong.size === 0
  return {
    offered: isFine ? { productId, unitPrice, leadTimeDays, ...(breaks.length === 0 ? {} : { breaks }) } : undefined,
    faults: { price: unitPrice === undefined, lead: leadTimeDays === undefined, breaks: wrong },
  }
}

/** The answer to send; undefined while something of it is missing or wrong. */
export const readAnswer = (
  { currency, lines }: Pick<QuotationRecord, 'currency' | 'lines'>,
  values: AnswerValues,
  signs: NumberSigns,
): Omit<ParsedInputOf<typeof answerQuotation>, 'quotationNo' | 'version'> | undefined => {
  const prices = lines.flatMap(
    (line) => readLine(line, valuesOfLine(values, line.productId), currency, signs).offered ?? [],
  )
  const minor = readDecimal(values.freight, currencyDigits[currency])
  const validDays = readDecimal(values.days, 0)
  const message = values.message.trim()
  if (prices.length < lines.length || minor === undefined) return undefined
  if (validDays === undefined || validDays < 1 || validDays > 365) return undefined
  return {
    ...{ prices, freight: { minor, currency }, shippingMethod: values.method, validDays },
    ...(message === '' ? {} : { message }),
  }
}
