import { spreadsheetText } from '@pinline/contracts/api/spreadsheet-text'
import type { CartLine } from '@pinline/contracts/order/cart/cart'
import { currencyDigits, type Money } from '@pinline/events/money'

/** The headings, in the order of the columns. */
export const csvColumns = ['part', 'quantity', 'manufacturer', 'name', 'unitPrice', 'total', 'currency'] as const
export type CsvColumn = (typeof csvColumns)[number]

const cell = (text: string): string => `"${spreadsheetText(text).replaceAll('"', '""')}"`

const amount = (units: number, digits: number): string => (units / 10 ** digits).toFixed(digits)

const moneyText = (money: Money | null): string =>
  money === null ? '' : amount(money.minor, currencyDigits[money.currency])

/** The cart as a table for a spreadsheet (RFC 4180, UTF-8 with a mark), one line a part. */
export function cartCsv(lines: readonly CartLine[], heading: (column: CsvColumn) => string): string {
  const rows = lines.map((line) => [
    cell(line.model || line.productId),
    String(line.quantity),
    cell(line.manufacturer),
    cell(line.name),
    line.unitPrice === null ? '' : amount(line.unitPrice.amount, line.unitPrice.scale),
    moneyText(line.lineTotal),
    line.unitPrice?.currency ?? '',
  ])
  return `\uFEFF${[csvColumns.map((column) => cell(heading(column))), ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}
