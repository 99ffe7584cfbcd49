import type { comparison } from '@pinline/contracts/api/operations'
import type { z } from 'zod'

/** Rows of a generation compared with those of the live one. */
export type ViewComparison = z.output<typeof comparison>

/** Every row that did not move during the comparison is the same in both. */
export const isEqual = ({ different, missing }: Pick<ViewComparison, 'different' | 'missing'>): boolean =>
  different === 0 && missing === 0

/** What the comparison means for a switch. */
export const verdictOf = (viewComparison: ViewComparison): 'equal' | 'moving' | 'different' => {
  if (!isEqual(viewComparison)) return 'different'
  return viewComparison.moving > 0 ? 'moving' : 'equal'
}
