import type { ProductId } from '@pinline/events/ids'
import type { LinePicked } from '@pinline/events/order/line-picked'
import type { LineTested, TestMethod } from '@pinline/events/order/line-tested'

/** What was last recorded of a line. */
export type Pick = Omit<LinePicked['data'], 'pickedAt'> & {
  /** How often it was recorded. */
  readonly times: number
}

export const withPick = (picks: readonly Pick[], { pickedAt: _, ...data }: LinePicked['data']): Pick[] => {
  const before = picks.find(({ productId }) => productId === data.productId)
  return [
    ...picks.filter(({ productId }) => productId !== data.productId),
    { ...data, times: (before?.times ?? 0) + 1 },
  ]
}

/** What the tests of a line say. */
export interface TestedLine {
  readonly productId: ProductId
  /** Methods whose latest test failed: the line cannot be shipped. */
  readonly failed: readonly TestMethod[]
  /** How many tests were recorded. */
  readonly times: number
}

export const withTest = (
  tests: readonly TestedLine[],
  { productId, method, passed }: LineTested['data'],
): TestedLine[] => {
  const before = tests.find((one) => one.productId === productId)
  const others = before?.failed.filter((one) => one !== method) ?? []
  const after = { productId, failed: passed ? others : [...others, method], times: (before?.times ?? 0) + 1 }
  return [...tests.filter((one) => one.productId !== productId), after]
}
