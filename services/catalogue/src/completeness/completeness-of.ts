import { languageCodes } from '@pinline/contracts/api/languages'
import type { MissingKind } from '@pinline/contracts/catalogue/product/completeness'
import type { ProductData } from '@pinline/events/catalogue/connector-part'
import type { IndexedProduct } from '../search/indexed-product.ts'
import { statedValue } from '../taxonomy/stated-attributes.ts'

export interface MissingPart {
  readonly kind: MissingKind
  /** Of the attribute or the language. */
  readonly id?: string
}

export interface PartCompleteness {
  /** Number of data that the part should have. */
  readonly expected: number
  readonly missing: readonly MissingPart[]
}

/** Body sizes are part of the drawing, and the weight is judged by itself. */
const judgedElsewhere: ReadonlySet<string> = new Set(['body-width', 'body-depth', 'weight'])

/** Attributes of the body are not read. */
const noBody: ProductData['bodyMm'] = [0, 0, 0, 0]

/** Names that staff wrote in some languages are expected in all; a part without any has composed ones. */
const namesOf = (names: Readonly<Partial<Record<string, string>>> | undefined) => {
  const hasNames = names !== undefined && Object.keys(names).length > 0
  const expected = hasNames ? languageCodes : []
  return expected.map((id) => ({ kind: 'name' as const, id, isMissing: names?.[id] === undefined }))
}

/** What a part should have: the attributes of its category, datasheet, drawing, price, a weighed weight, its names. */
export const completenessOf = (
  { product, sortPrice }: Pick<IndexedProduct, 'product' | 'sortPrice'>,
  attributeIds: readonly string[],
): PartCompleteness => {
  const { data, documents } = product
  const described = { ...data, bodyMm: noBody }
  const hasDatasheet = data.datasheetUrl !== null || documents.some(({ kind }) => kind === 'datasheet')
  const checks: readonly (MissingPart & { readonly isMissing: boolean })[] = [
    ...attributeIds
      .filter((id) => !judgedElsewhere.has(id))
      .map((id) => ({ kind: 'attribute' as const, id, isMissing: statedValue(described, id) === null })),
    { kind: 'datasheet', isMissing: !hasDatasheet },
    { kind: 'drawing', isMissing: data.geometry === 'none' },
    { kind: 'price', isMissing: sortPrice === undefined },
    { kind: 'weight', isMissing: data.weightEstimated === true },
    ...namesOf(data.names),
  ]
  return {
    expected: checks.length,
    missing: checks.filter(({ isMissing }) => isMissing).map(({ isMissing: _, ...part }) => part),
  }
}

/** In whole percent, rounded down: 100 only if nothing is missing. */
export const percentOf = (expected: number, missing: number): number =>
  expected === 0 ? 100 : Math.floor(((expected - missing) * 100) / expected)
