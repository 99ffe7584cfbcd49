import type { NumberMarks } from '@pinline/contracts/catalogue/import/number-marks'
import { type Reading, readWhole } from './read-number.ts'

/** Pieces that are expected, and when. */
export interface ExpectedDelivery {
  readonly quantity: number
  /** Calendar date, yyyy-mm-dd. */
  readonly expectedOn: string
}

const forms: readonly { readonly form: RegExp; readonly order: readonly [year: number, month: number, day: number] }[] =
  [
    { form: /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/, order: [1, 2, 3] },
    { form: /^(\d{4})年(\d{1,2})月(\d{1,2})日$/, order: [1, 2, 3] },
    { form: /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, order: [3, 2, 1] },
  ]

/** A calendar date: `2026-12-04`, `2026/12/4`, `2026年12月4日`, `04.12.2026`. `04/12/2026` is refused: it has two meanings. */
export const readDate = (text: string): Reading<string> => {
  for (const { form, order } of forms) {
    const found = form.exec(text.trim())
    if (found === null) continue
    const [year = 0, month = 0, day = 0] = order.map((place) => Number(found[place]))
    const date = new Date(Date.UTC(year, month - 1, day))
    const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    if (real && year >= 2000 && year < 2100) return { value: date.toISOString().slice(0, 10) }
  }
  return { reason: 'bad-date' }
}

const maxDeliveries = 20

/** `2026-12-04:6000 2027-01-10:3000`, in any order. */
export const readDeliveries = (text: string, marks: NumberMarks): Reading<ExpectedDelivery[]> => {
  const deliveries: ExpectedDelivery[] = []
  for (const piece of text.split(/[\s;|]+/u).filter((one) => one !== '')) {
    const cut = piece.lastIndexOf(':')
    const date = readDate(piece.slice(0, Math.max(0, cut)))
    if ('reason' in date) return date
    const quantity = readWhole(piece.slice(cut + 1), marks)
    if ('reason' in quantity) return quantity
    if (quantity.value < 1) return { reason: 'out-of-range' }
    deliveries.push({ quantity: quantity.value, expectedOn: date.value })
  }
  if (deliveries.length > maxDeliveries) return { reason: 'out-of-range' }
  return { value: deliveries.toSorted((a, b) => (a.expectedOn < b.expectedOn ? -1 : 1)) }
}

export const formatDeliveries = (deliveries: readonly ExpectedDelivery[]): string =>
  deliveries.map(({ expectedOn, quantity }) => `${expectedOn}:${quantity}`).join(' ')
