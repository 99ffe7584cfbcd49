import type { AttributeGroup, AttributeType, AttributeUnit } from '@pinline/events/catalogue/attribute-defined'
import { matesWith, matesWithAttribute } from '../domain/product/mates-with.ts'
import { stockStatusOf } from '../domain/stock/stock-status.ts'
import { bodySizeOf, type IndexedProduct } from './indexed-product.ts'

/** A filterable attribute: how it is stored, and how it is read from a product. */
export interface ListedAttribute {
  readonly id: string
  readonly type: Exclude<AttributeType, 'text'>
  /** Few values, each counted; or numbers counted by range. */
  readonly counted: boolean
  readonly unit: AttributeUnit | null
  readonly group: AttributeGroup
  readonly read: (product: IndexedProduct) => string | number | null
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no')

const choice = (id: string, group: AttributeGroup, read: ListedAttribute['read']): ListedAttribute => ({
  id,
  type: 'choice',
  counted: true,
  unit: null,
  group,
  read,
})

const figure = (
  id: string,
  group: AttributeGroup,
  unit: AttributeUnit | null,
  read: ListedAttribute['read'],
): ListedAttribute => ({ id, type: 'number', counted: true, unit, group, read })

const measure = (
  id: string,
  group: AttributeGroup,
  unit: AttributeUnit | null,
  read: ListedAttribute['read'],
): ListedAttribute => ({ ...figure(id, group, unit, read), counted: false })

/** The price at the minimum order quantity; its unit is the request's currency. */
export const priceAttribute = 'price'

const microDollars = 1_000_000

/** Attributes that every product has as fields, in the order that lists show them. */
export const fixedAttributes: readonly ListedAttribute[] = [
  choice('category', 'shape', ({ product }) => product.data.category),
  choice('manufacturer', 'maker', ({ product }) => product.data.manufacturer),
  choice('series', 'maker', ({ product }) => product.data.series),
  choice(matesWithAttribute, 'maker', ({ product }) => matesWith(product.data)),
  figure('pitch', 'shape', 'mm', ({ product }) => product.data.pitchMm),
  figure('positions', 'shape', null, ({ product }) => product.data.positions),
  figure('rows', 'shape', null, ({ product }) => product.data.rows),
  choice('orientation', 'shape', ({ product }) => product.data.orientation),
  choice('mounting', 'shape', ({ product }) => product.data.mounting),
  choice('gender', 'shape', ({ product }) => product.data.gender),
  figure('current', 'electric', 'A', ({ product }) => product.data.currentA),
  figure('voltage', 'electric', 'V', ({ product }) => product.data.voltageV),
  measure('body-width', 'shape', 'mm', (product) => bodySizeOf(product)?.width ?? null),
  measure('body-depth', 'shape', 'mm', (product) => bodySizeOf(product)?.depth ?? null),
  choice('stock-status', 'trade', ({ available, product }) =>
    stockStatusOf({ available, custom: product.data.custom }),
  ),
  measure('stock', 'trade', null, ({ available }) => available),
  measure(priceAttribute, 'trade', null, ({ sortPrice }) =>
    sortPrice === undefined ? null : sortPrice / microDollars,
  ),
  figure('lead-time', 'trade', 'd', ({ product }) => product.data.leadTimeDays),
  measure('weight', 'trade', 'g', ({ product }) => product.data.weightGrams),
  choice('lifecycle', 'trade', ({ product }) => product.lifecycle),
  choice('origin', 'trade', ({ product }) => product.data.origin),
  choice('packaging', 'trade', ({ product }) => product.data.packaging ?? null),
  { ...choice('rohs', 'trade', ({ product }) => yesNo(product.data.rohs)), type: 'flag' },
  { ...choice('reach', 'trade', ({ product }) => yesNo(product.data.reach)), type: 'flag' },
]

/** The definition of a column for an attribute that staff added. */
export interface DefinedColumn {
  readonly id: string
  readonly type: AttributeType
  readonly unit: AttributeUnit | null
  readonly group: AttributeGroup
}

/** An attribute that staff added, as a column; texts are none. */
export const addedAttribute = (defined: DefinedColumn): ListedAttribute | undefined => {
  const { id, type, unit, group } = defined
  if (type === 'text') return undefined
  const read = ({ product }: IndexedProduct): string | number | null => {
    const value = product.data.attributes?.[id]
    if (value === undefined) return null
    return typeof value === 'boolean' ? yesNo(value) : value
  }
  return { id, type, counted: true, unit, group, read }
}
