import type { Facet } from '@pinline/contracts/catalogue/search/product-facets'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { type ReactNode, useId } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { type Choice, chosenRange, chosenValues } from '../search/filter-choice.ts'
import { type ListState, listSearchOf, withChoice, withoutFilters } from '../search/list-search.ts'
import { FilterCheck } from './filter-check.tsx'
import { FilterChoices } from './filter-choices.tsx'
import { type FilterLabels, useFilterLabels } from './filter-labels.ts'
import { FilterRange } from './filter-range.tsx'
import { canNarrow } from './fold-values.ts'

/** The attributes that people filter by first, in this order; they start expanded, the others collapsed. */
const first = ['category', 'pitch', 'positions', 'mounting', 'orientation', 'manufacturer', 'series', 'stock-status']
/** Numeric attributes with more values than this are a range instead of a list; pitch is always a list. */
const MAX_LISTED = 12
const WORTH_A_RANGE = 6

/** The numbers that parts have, or that are chosen. */
const figuresOf = ({ values }: Facet, choice: Choice | undefined): number =>
  values.filter(({ value, count }) => value !== '' && (count > 0 || chosenValues(choice).includes(value))).length

const isListed = (facet: Facet, choice: Choice | undefined): boolean => {
  if (facet.type !== 'number' || facet.id === 'pitch') return true
  const figures = figuresOf(facet, choice)
  return figures > 0 && figures <= MAX_LISTED
}

const isRange = (facet: Facet, choice: Choice | undefined): boolean =>
  facet.type === 'number' &&
  facet.range !== null &&
  (!isListed(facet, choice) || figuresOf(facet, choice) > WORTH_A_RANGE)

const rankOf = ({ id }: Facet): number => {
  const place = first.indexOf(id)
  return place < 0 ? first.length : place
}

interface SectionProps {
  readonly facet: Facet
  readonly labels: FilterLabels
  readonly choice: Choice | undefined
  readonly onChange: (choice: Choice) => void
}

function FilterSection({ facet, labels, choice, onChange }: SectionProps): ReactNode {
  const { from, to } = chosenRange(choice)
  const isList = isListed(facet, choice)
  const hasRange = isRange(facet, choice)
  const listed = isList ? facet : { ...facet, values: facet.values.filter(({ value }) => value === '') }
  return (
    <details className="filter" open={rankOf(facet) < first.length || choice !== undefined}>
      <summary>{labels.title(facet)}</summary>
      {hasRange && !isList && <FilterRange facet={facet} labels={labels} from={from} to={to} onChange={onChange} />}
      <FilterChoices
        facet={listed}
        name={`a.${facet.id}`}
        labels={labels}
        selected={chosenValues(choice)}
        onChange={(values) => onChange({ values })}
      />
      {hasRange && isList && (
        <FilterRange facet={facet} labels={labels} from={from} to={to} fieldsOnly onChange={onChange} />
      )}
    </details>
  )
}

/** Properties of {@link FilterPanel}: active filters, facets, and handlers for changes. */
export interface FilterPanelProps {
  readonly state: ListState
  readonly facets: readonly Facet[]
  /** Number of parts that the in-stock filter would leave. */
  readonly inStock: number
  readonly onChange: (next: ListState) => void
}

/**
 * Parametric filters: checkbox, value, mini drawing, count; ranges with a histogram. Counts respect the other filters;
 * values without parts are folded away. A native form, so that it works without script.
 */
export function FilterPanel({ state, facets, inStock, onChange }: FilterPanelProps): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const labels = useFilterLabels()
  const id = useId()
  const shown = facets
    .filter((facet) => canNarrow(facet) || state.filters[facet.id] !== undefined)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const { page: _page, ...remaining } = listSearchOf(withoutFilters(state))
  return (
    <form method="get" aria-labelledby={id} onSubmit={(event) => event.preventDefault()}>
      <h2 id={id} className="visually-hidden">
        {t('filters.title')}
      </h2>
      {Object.entries(remaining).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <div className="filter filter-stock">
        <FilterCheck
          name="inStock"
          value="true"
          isSelected={state.inStock}
          isDisabled={inStock === 0 && !state.inStock}
          count={format.number(inStock)}
          onChange={(isOn) => onChange({ ...state, inStock: isOn, page: 1 })}
        >
          {t('filters.inStock')}
        </FilterCheck>
      </div>
      {shown.map((facet) => (
        <FilterSection
          key={facet.id}
          facet={facet}
          labels={labels}
          choice={state.filters[facet.id]}
          onChange={(choice) => onChange(withChoice(state, facet.id, choice))}
        />
      ))}
      <button type="submit" className={`${buttonClass({ wide: true })} filters-submit`}>
        {t('filters.apply')}
      </button>
    </form>
  )
}
