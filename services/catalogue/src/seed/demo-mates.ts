import type { ConnectorData } from '@pinline/events/catalogue/connector-part'
import type { ProductRelation } from '@pinline/events/catalogue/product-relation'
import type { ProductId } from '@pinline/events/ids'
import { productIdOf } from '../identity/product-id-of.ts'

const mostMates = 3

/** What is equal for a pin header and the sockets that it is plugged into. */
const pairKey = ({ manufacturer, positions, rows, pitchMm }: ConnectorData): string =>
  [manufacturer, positions, rows, pitchMm].join('|')

/** What the pin headers of the demo mate with, by their ids: the pin sockets of the same manufacturer and size. */
export const demoMates = (parts: readonly ConnectorData[]): ReadonlyMap<ProductId, readonly ProductRelation[]> => {
  const sockets = Map.groupBy(
    parts.filter(({ category }) => category === 'pin-sockets'),
    pairKey,
  )
  return new Map(
    parts.flatMap((part): [ProductId, ProductRelation[]][] => {
      const mates = part.category === 'pin-headers' ? (sockets.get(pairKey(part)) ?? []) : []
      if (mates.length === 0) return []
      const chosen = mates.toSorted((a, b) => a.model.localeCompare(b.model, 'en')).slice(0, mostMates)
      return [[productIdOf(part), chosen.map((mate) => ({ kind: 'mates-with', productId: productIdOf(mate) }))]]
    }),
  )
}
