import type { PlainField } from '@pinline/contracts/catalogue/import/import-options'
import type { ProductRelation, RelationKind } from '@pinline/events/catalogue/product-relation'

/** The columns of a file that relate a part to others, each a complete list of one kind. */
export const relationFields = {
  matesWith: 'mates-with',
  alternatives: 'alternative',
  accessories: 'accessory',
} as const satisfies Partial<Record<PlainField, RelationKind>>
export type RelationField = keyof typeof relationFields

export const isRelationField = (field: string): field is RelationField => Object.hasOwn(relationFields, field)

/** Part numbers in one cell: `XHP-3; XHP-4`. */
export const readPartList = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[;|\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]

/** The relations of a part after a row: kinds without a column stay as they are. */
export const relationsAfter = (
  before: readonly ProductRelation[],
  lists: ReadonlyMap<RelationKind, readonly ProductRelation['productId'][]>,
): ProductRelation[] => {
  const isSame = [...lists].every(([kind, ids]) => {
    const stated = before.filter((one) => one.kind === kind).map(({ productId }) => productId)
    return stated.length === ids.length && stated.every((id, place) => id === ids[place])
  })
  if (isSame) return [...before]
  return [
    ...before.filter(({ kind }) => !lists.has(kind)),
    ...[...lists].flatMap(([kind, ids]) => ids.map((productId) => ({ kind, productId }))),
  ]
}
