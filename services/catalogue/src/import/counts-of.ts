import type { ImportCounts } from '@pinline/contracts/catalogue/import/import-row'

export type RowOutcome = 'new' | 'changed' | 'unchanged' | 'wrong'

/** How many rows of an import ended in which way. */
export const countsOf = (outcomes: readonly RowOutcome[]): ImportCounts => {
  const count = (outcome: RowOutcome) => outcomes.filter((one) => one === outcome).length
  return {
    rows: outcomes.length,
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    wrong: count('wrong'),
  }
}
