import { type NumberMarks, plainFigure } from '@pinline/contracts/catalogue/import/number-marks'
import { isPlausiblePrice } from '@pinline/contracts/catalogue/price/entered-price'
import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import type { CurrencyCode, UnitPrice } from '@pinline/events/money'
import type { Reading } from './read-number.ts'

const maxDigits = 6
const maxPriceBreaks = 12
const maxPieces = 100_000_000

const symbols: Readonly<Record<CurrencyCode, string>> = { USD: '$', CNY: '¥', EUR: '€', GBP: '£', JPY: '¥', HKD: 'HK$' }

const withoutCurrency = (text: string, currency: CurrencyCode): string => {
  const bare = [currency, 'US$', 'CN¥', '￥', '元', '円', symbols[currency]].reduce(
    (rest, mark) => rest.replace(mark, ''),
    text,
  )
  return bare.trim()
}

/** A unit price with exactly the written digits. */
export const readUnitPrice = (text: string, currency: CurrencyCode, marks: NumberMarks): Reading<UnitPrice> => {
  const figure = withoutCurrency(text, currency)
  const read = plainFigure(figure, marks)
  if ('reason' in read) return read
  const plain = /e/i.test(read.plain)
    ? Number(read.plain).toFixed(maxDigits).replace(/0+$/, '')
    : read.plain.replace('+', '')
  const [whole = '', fraction = ''] = plain.split('.')
  const kept = fraction.length > maxDigits ? fraction.replace(/0+$/, '') : fraction
  const amount = Number(whole + kept)
  if (kept.length > maxDigits || !Number.isSafeInteger(amount) || amount <= 0) return { reason: 'bad-price' }
  const price = { amount, scale: kept.length, currency }
  return isPlausiblePrice(price) ? { value: price } : { reason: 'bad-price' }
}

/** `1:0.42 100:0.35`, or a single price for every quantity. */
export const readBreaks = (text: string, currency: CurrencyCode, marks: NumberMarks): Reading<PriceBreak[]> => {
  const pieces = text
    .replaceAll(/\s*([:=@])\s*/gu, '$1')
    .split(/[\s;|]+/u)
    .filter((piece) => piece !== '')
  const listed = pieces.some((piece) => /[:=@]/.test(piece))
  const breaks: PriceBreak[] = []
  for (const piece of listed ? pieces : [text]) {
    const [, from = '1', price = ''] = listed ? (/^(\d{1,9})[:=@](.+)$/.exec(piece) ?? ['', '', '']) : ['', '1', piece]
    const quantity = Number(from)
    if (quantity < 1 || quantity > maxPieces) return { reason: 'bad-price' }
    const unitPrice = readUnitPrice(price, currency, marks)
    if ('reason' in unitPrice) return unitPrice
    breaks.push({ from: quantity, unitPrice: unitPrice.value })
  }
  return checkedBreaks(breaks)
}

/** Valid price breaks: ascending, each quantity once. */
export const checkedBreaks = (breaks: readonly PriceBreak[]): Reading<PriceBreak[]> => {
  const ascending = breaks.every((step, index) => index === 0 || step.from > (breaks[index - 1]?.from ?? 0))
  if (!ascending || breaks.length > maxPriceBreaks) return { reason: 'breaks-not-ascending' }
  return { value: [...breaks] }
}

/** A unit price as text. */
const formatPrice = ({ amount, scale }: UnitPrice): string => {
  if (scale === 0) return String(amount)
  const digits = String(amount).padStart(scale + 1, '0')
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

export const formatBreaks = (breaks: readonly PriceBreak[]): string =>
  breaks.map(({ from, unitPrice }) => `${from}:${formatPrice(unitPrice)}`).join(' ')

const sameUnitPrice = (left: UnitPrice, right: UnitPrice): boolean =>
  BigInt(left.amount) * 10n ** BigInt(right.scale) === BigInt(right.amount) * 10n ** BigInt(left.scale)

/** Whether breaks cost the same, however many digits they are written with. */
export const sameBreaks = (left: readonly PriceBreak[], right: readonly PriceBreak[]): boolean =>
  left.length === right.length &&
  left.every((step, index) => {
    const other = right[index]
    return other !== undefined && step.from === other.from && sameUnitPrice(step.unitPrice, other.unitPrice)
  })
