import { z } from 'zod'
import { dateCondition, numberCondition } from '../../api/condition.ts'
import { missingKind } from './completeness.ts'

/** Conditions on columns of the list of products. */
export const productConditions = z.object({
  positions: numberCondition.optional(),
  pitchMm: numberCondition.optional(),
  /** In US dollars, at the minimum order quantity. */
  price: numberCondition.optional(),
  /** Pieces available. */
  stock: numberCondition.optional(),
  leadTimeDays: numberCondition.optional(),
  moq: numberCondition.optional(),
  /** Grams a piece. */
  weight: numberCondition.optional(),
  sales: numberCondition.optional(),
  addedAt: dateCondition.optional(),
  changedAt: dateCondition.optional(),
  /** Share of the data that the part should have, in whole percent. */
  completeness: numberCondition.optional(),
  /** Parts that lack it. */
  missing: missingKind.optional(),
})
