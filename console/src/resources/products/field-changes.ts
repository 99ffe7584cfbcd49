import type { ProductRecord } from '@pinline/contracts/catalogue/product/get-product'
import type { ChangedField } from '@pinline/contracts/catalogue/product/list-product-history'
import { productFields } from '@pinline/contracts/catalogue/product/product-fields'
import type { CurrencyCode } from '@pinline/events/money'

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

const between = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): ChangedField[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }))
    .filter((change) => !same(change.before, change.after))

const fieldsOf = ({ product, lifecycle, replacement, documents, relations }: ProductRecord) =>
  new Map<string, unknown>([
    ...productFields(product),
    ['lifecycle', lifecycle],
    ['replacement', replacement],
    ['documents', documents],
    ['relations', relations],
  ])

/** The differences between two states of a product, without its prices. */
export const productChanges = (before: ProductRecord, after: ProductRecord): ChangedField[] =>
  between(fieldsOf(before), fieldsOf(after))

/** True if a product's prices in a currency differ between two states. */
export const priceChanges = (before: ProductRecord, after: ProductRecord, currency: CurrencyCode): ChangedField[] => {
  const breaksOf = ({ prices }: ProductRecord) => prices.find((price) => price.currency === currency)?.breaks
  return between(new Map([['breaks', breaksOf(before)]]), new Map([['breaks', breaksOf(after)]]))
}
