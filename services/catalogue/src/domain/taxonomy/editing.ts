import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { revisionOf, type Taxonomy } from './taxonomy.ts'

/** Refuses an editor who has seen another revision of the record. */
export const refuseStaleRevision = (
  state: Taxonomy,
  kind: 'category' | 'attribute',
  id: string,
  seen: number,
): Rejection | undefined => {
  const revision = revisionOf(state, kind, id)
  return revision === seen ? undefined : rejection('version-conflict', { data: { revision } })
}

/** A refusal that names what is wrong with one field. */
export const invalidField = (field: string, fault: string): Rejection =>
  rejection('invalid-input', { errors: { [field]: fault } })

interface Placed {
  readonly orderNum: number
}

/** The number behind all of a row. */
export const lastPosition = (others: readonly Placed[]): number =>
  Math.max(0, ...others.map(({ orderNum }) => orderNum)) + 1

/** The records that move by one to free a position, up to the first gap. */
export const shiftedPositions = <One extends Placed>(others: readonly One[], orderNum: number): One[] => {
  const moved: One[] = []
  for (const one of others) {
    if (one.orderNum < orderNum) continue
    const next = orderNum + moved.length + 1
    if (one.orderNum >= next) break
    moved.push({ ...one, orderNum: next })
  }
  return moved
}
