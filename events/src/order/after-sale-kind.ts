import { z } from 'zod'

/**
 * What a buyer asks for. `return`: the money back; `exchange`: another piece for a returned one; `replacement`: of missing
 * or damaged pieces; `repair`: of a defect under warranty.
 */
export const afterSaleKind = z.enum(['return', 'exchange', 'replacement', 'repair'])
export type AfterSaleKind = z.infer<typeof afterSaleKind>

export const afterSaleReason = z.enum([
  'defective',
  'damaged',
  'wrong-part',
  'missing-pieces',
  'ordered-by-mistake',
  'not-needed',
  'other',
])
export type AfterSaleReason = z.infer<typeof afterSaleReason>

interface ReasonRule {
  readonly kinds: readonly AfterSaleKind[]
  /** A fault of the goods or of the delivery: made-to-order parts are taken back for nothing else. */
  readonly isDefect: boolean
}

/** The kinds of request that a reason is given for. */
export const afterSaleReasons: Readonly<Record<AfterSaleReason, ReasonRule>> = {
  defective: { kinds: ['return', 'exchange', 'replacement', 'repair'], isDefect: true },
  damaged: { kinds: ['return', 'exchange', 'replacement'], isDefect: true },
  'wrong-part': { kinds: ['return', 'exchange'], isDefect: true },
  'missing-pieces': { kinds: ['return', 'replacement'], isDefect: true },
  'ordered-by-mistake': { kinds: ['return', 'exchange'], isDefect: false },
  'not-needed': { kinds: ['return'], isDefect: false },
  other: { kinds: ['return', 'exchange', 'replacement', 'repair'], isDefect: false },
}
