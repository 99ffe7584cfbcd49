import type { Position } from '@pinline/contracts/api/position'
import type { Generations } from './generations.ts'
import { type AnyProjection, rowIdOf } from './projection.ts'

const maxWaitMs = 2000
const lookEveryMs = 12

/**
 * Read your own writes: waits, 2 s at most, until the views have the caller's positions. Returns false if one is late
 * or parked; the response then has `meta.stale`.
 */
export const waitForPositions = async (
  generations: Generations,
  projections: readonly AnyProjection[],
  positions: readonly Position[],
): Promise<boolean> => {
  const deadline = performance.now() + maxWaitMs
  for (const projection of projections) {
    for (const position of positions) {
      const rowId = rowIdOf(projection, position)
      if (rowId === undefined) continue
      const holds = async () =>
        (await generations
          .collection(projection)
          .findOne(
            { _id: rowId, [`_versions.${position.streamId}`]: { $gte: position.version } },
            { projection: { _id: 1 } },
          )) !== null
      while (!(await holds())) {
        if (performance.now() > deadline) return false
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
      }
    }
  }
  return true
}
