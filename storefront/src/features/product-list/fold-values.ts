import type { Facet } from '@pinline/contracts/catalogue/search/product-facets'

const FEW = 8
/** Figures are read in their order, so more of them are shown before the list is folded. */
const FEW_FIGURES = 20

type Value = Facet['values'][number]

/** The values of a filter: those shown at once, and those behind "more". Those without parts are last. */
export interface FoldedValues {
  readonly shown: readonly Value[]
  readonly folded: readonly Value[]
}

/** True for values that some part has, and for chosen ones, which must stay removable. */
const isPresent = ({ value, count }: Value, selected: readonly string[]): boolean =>
  count > 0 || selected.includes(value)

/**
 * Shows what is chosen and the values that most parts have; a figure (pitch, positions) shows those present. A value
 * without parts is always folded away: dozens of them would push the useful ones off the screen. A typed search names
 * its values itself, so it folds only those without parts.
 */
export function foldValues(
  { type, values }: Pick<Facet, 'type' | 'values'>,
  selected: readonly string[],
  isTyped: boolean,
): FoldedValues {
  const present = values.filter((one) => isPresent(one, selected))
  const few = type === 'number' ? FEW_FIGURES : FEW
  // One more line takes no more room than the line that would unfold it.
  const isShort = isTyped || present.length <= few + 1
  const frequent = new Set(present.toSorted((a, b) => b.count - a.count).slice(0, few))
  const shown = isShort ? present : present.filter((one) => frequent.has(one) || selected.includes(one.value))
  const absent = values.filter((one) => !present.includes(one))
  return { shown, folded: [...present.filter((one) => !shown.includes(one)), ...absent] }
}

/**
 * True if a choice could narrow the list: its parts differ in the value, or in a range without listed values. A search
 * for one part number so has hardly any filters.
 */
export function canNarrow({ values, range }: Facet): boolean {
  const present = values.filter(({ count }) => count > 0)
  if (present.length > 1 || range === null || range.min >= range.max) return present.length > 1
  const isListed = values.some(({ value }) => value !== '')
  return !isListed && range.histogram.reduce((sum, { count }) => sum + count, 0) > 1
}
