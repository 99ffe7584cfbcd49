import type { comparison } from '@pinline/contracts/api/operations'
import type { z } from 'zod'

/** Rows of a generation against those of the one that is read. */
export type Compared = z.output<typeof comparison>

/** Every row that did not move meanwhile reads the same in both. */
export const isEqual = ({ different, missing }: Pick<Compared, 'different' | 'missing'>): boolean =>
  different === 0 && missing === 0

/** What the figures mean for a switch. */
export const verdictOf = (compared: Compared): 'equal' | 'moving' | 'different' => {
  if (!isEqual(compared)) return 'different'
  return compared.moving > 0 ? 'moving' : 'equal'
}
