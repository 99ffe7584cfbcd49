import type { ConnectorData, Lifecycle } from '@pinline/events/catalogue/connector-part'
import type { ProductId } from '@pinline/events/ids'
import { productIdOf } from '../identity/product-id-of.ts'
import { demoRandom } from './demo-random.ts'
import { demoLifecycle } from './demo-stock.ts'
import { isMadeToOrder } from './demo-trade-data.ts'

interface Candidate {
  readonly id: ProductId
  readonly part: ConnectorData
  readonly lifecycle: Lifecycle
}

/** What must be equal for one part to replace another. */
const fitKey = (part: ConnectorData): string =>
  [part.category, part.positions, part.rows, part.pitchMm, part.orientation, part.mounting, part.gender].join('|')

const canReplace = (old: Candidate, other: Candidate): boolean =>
  other.lifecycle === 'active' &&
  !isMadeToOrder(demoRandom(other.id)) &&
  (other.part.manufacturer !== old.part.manufacturer || other.part.series !== old.part.series)

/**
 * Replacements of discontinued parts, and of two in three that are not recommended for new designs: parts of another
 * manufacturer or series with the same dimensions, if there are any.
 */
export const demoReplacements = (parts: readonly ConnectorData[]): ReadonlyMap<ProductId, ProductId> => {
  const candidates = parts.map((part): Candidate => {
    const id = productIdOf(part)
    return { id, part, lifecycle: demoLifecycle(demoRandom(id)) }
  })
  const fitting = Map.groupBy(candidates, ({ part }) => fitKey(part))
  return new Map(
    candidates.flatMap((old): [ProductId, ProductId][] => {
      const random = demoRandom(old.id)
      const wanted = old.lifecycle === 'discontinued' || random.share('replacement') < 2 / 3
      if (old.lifecycle === 'active' || old.part.positions === null || !wanted) return []
      const [first, ...others] = (fitting.get(fitKey(old.part)) ?? [])
        .filter((other) => canReplace(old, other))
        .toSorted((a, b) => a.part.model.localeCompare(b.part.model, 'en'))
      return first === undefined ? [] : [[old.id, random.oneOf('stand-in', [first, ...others]).id]]
    }),
  )
}
