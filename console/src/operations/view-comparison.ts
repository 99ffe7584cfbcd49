import type { comparison } from '@pinline/contracts/api/operations'
import type { z } from 'zod'

/** Rows of a generation against those of the one that is read. */
export type ViewComparison = z.output<typeof comparison>

/** Every row that did not move meanwhile reads the same in both. */
export const isEqual = ({ different, missing }: Pick<ViewComparison, 'different' | 'missing'>): boolean =>
  different === 0 && missing === 0

/** What the figures mean for a switch. */
export const verdictOf = (viewComparison: ViewComparison): 'equal' | 'moving' | 'different' => {
  if (!isEqual(viewComparison)) return 'different'
  return viewComparison.moving > 0 ? 'moving' : 'equal'
}
