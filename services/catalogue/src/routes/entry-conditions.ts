import { dayTest, instantTest, numberTest } from '@pinline/chassis/read-models/column-conditions'
import type { MissingKind } from '@pinline/contracts/catalogue/product/completeness'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { incomingOf, salesOf } from '../read-models/products/present-product.ts'
import type { IndexedProduct } from '../search/indexed-product.ts'

type ColumnsOf<Value> = Readonly<Record<string, (entry: IndexedProduct) => Value | null>>

const numbers = {
  positions: ({ product }) => product.data.positions,
  pitchMm: ({ product }) => product.data.pitchMm,
  price: ({ sortPrice }) => (sortPrice === undefined ? null : sortPrice / 1_000_000),
  leadTimeDays: ({ product }) => product.data.leadTimeDays,
  moq: ({ product }) => product.data.moq,
  weight: ({ product }) => product.data.weightGrams,
  sales: salesOf,
  stock: ({ available }) => available,
  available: ({ available }) => available,
  reserved: ({ stock }) => stock?.reserved ?? 0,
  sold: ({ stock }) => stock?.sold ?? 0,
  received: ({ stock }) => stock?.received ?? 0,
  adjusted: ({ stock }) => stock?.adjusted ?? 0,
  reorderLevel: ({ stock }) => stock?.reorderLevel ?? null,
} as const satisfies ColumnsOf<number>

const instants = {
  addedAt: ({ product }) => product.addedAt,
  changedAt: ({ changedAt }) => changedAt,
} as const satisfies ColumnsOf<string>

const days = {
  incoming: (entry) => incomingOf(entry)?.date ?? null,
} as const satisfies ColumnsOf<string>

type Column = keyof typeof numbers | keyof typeof instants | keyof typeof days

/** Conditions on columns of the lists of products and of stock. */
export type ColumnConditions = Readonly<Partial<Record<Column | 'completeness', string | undefined>>> & {
  readonly missing?: MissingKind | undefined
}

const testsOf = <Value>(
  columns: ColumnsOf<Value>,
  conditions: Readonly<Record<string, unknown>>,
  test: (text: string) => (value: Value | null) => boolean,
) =>
  Object.entries(columns).flatMap(([column, read]) => {
    const text = conditions[column]
    if (typeof text !== 'string') return []
    const holds = test(text)
    return [(entry: IndexedProduct) => holds(read(entry))]
  })

/** Whether a product meets all conditions; undefined without any. */
export const entryTest = (
  { platform, completeness }: Pick<CatalogueDeps, 'platform' | 'completeness'>,
  conditions: ColumnConditions,
): ((entry: IndexedProduct) => boolean) | undefined => {
  const now = platform.clock.now()
  const { completeness: percent, missing } = conditions
  const holds = percent === undefined ? undefined : numberTest(percent)
  const tests = [
    ...testsOf(numbers, conditions, numberTest),
    ...testsOf(instants, conditions, (text) => instantTest(text, now)),
    ...testsOf(days, conditions, (text) => dayTest(text, now)),
    ...(holds === undefined ? [] : [(entry: IndexedProduct) => holds(completeness.percent(entry))]),
    ...(missing === undefined
      ? []
      : [(entry: IndexedProduct) => completeness.of(entry).missing.some(({ kind }) => kind === missing)]),
  ]
  return tests.length === 0 ? undefined : (entry) => tests.every((test) => test(entry))
}
