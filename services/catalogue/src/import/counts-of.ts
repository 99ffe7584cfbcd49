import type { ImportCounts } from '@pinline/contracts/catalogue/import/import-row'

type Outcome = 'new' | 'changed' | 'unchanged' | 'wrong'

/** How many rows of an import ended in which way. */
export const countsOf = (outcomes: readonly Outcome[]): ImportCounts => {
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  return {
    rows: outcomes.length,
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    wrong: count('wrong'),
  }
}
