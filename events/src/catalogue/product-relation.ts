import { z } from 'zod'
import { productId } from '../ids.ts'

/**
 * What another part is to a part: `mates-with` holds in both directions, `alternative` and `accessory` in the one
 * that is stated. A replacement belongs to the lifecycle.
 */
export const relationKind = z.enum(['mates-with', 'alternative', 'accessory'])
export type RelationKind = z.infer<typeof relationKind>

export const productRelation = z.object({ kind: relationKind, productId })
export type ProductRelation = z.infer<typeof productRelation>

/** Relations that one part can state. */
export const maxRelations = 60
