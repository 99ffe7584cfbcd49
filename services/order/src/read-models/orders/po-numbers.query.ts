import { z } from 'zod'
import type { OrderDeps } from '../../order-deps.ts'
import type { OrderViewRow } from './orders.model.ts'

/** The buyers' purchase order numbers of these orders, in the same sequence; null: none, or erased. One query. */
export const poNumbersOf = async (
  { vault }: OrderDeps,
  rows: readonly Pick<OrderViewRow, 'poNumber' | 'poNumberRef'>[],
): Promise<(string | null)[]> => {
  const references = rows.flatMap(({ poNumberRef }) => poNumberRef ?? [])
  const texts = references.length === 0 ? [] : await vault.getMany(references, z.string())
  const byReference = new Map(references.map((reference, place) => [reference, texts[place]]))
  return rows.map(({ poNumber, poNumberRef }) =>
    poNumberRef === null ? poNumber : (byReference.get(poNumberRef) ?? null),
  )
}
