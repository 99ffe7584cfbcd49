import type { Facet, Understood } from '@pinline/contracts/catalogue/search/product-facets'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import type { Choice } from '../search/filter-choice.ts'
import { changedList, filterCount, type ListState, withChoice, withoutFilters } from '../search/list-search.ts'
import { type FilterLabels, useFilterLabels } from './filter-labels.ts'
import { ListLink } from './list-link.tsx'
import type { ListNavigation } from './list-navigation.ts'

/** Properties of {@link FilterChips}. */
export interface FilterChipsProps {
  readonly state: ListState
  readonly facets: readonly Facet[]
  /** The filters that were recognised in the keyword. */
  readonly understood: readonly Understood[]
  readonly navigation: ListNavigation
}

/** A filter that the list lacks, named as in its URL. */
const unknownFacet = (id: string): Facet => ({
  id,
  title: id,
  type: 'choice',
  unit: null,
  group: 'shape',
  values: [],
  range: null,
  selected: [],
})

const textOf = (facets: readonly Facet[], labels: FilterLabels, id: string, choice: Choice): string =>
  labels.choice(facets.find((facet) => facet.id === id) ?? unknownFacet(id), choice)

/** The active filters and those recognised in the keyword; each can be removed, or all at once. */
export function FilterChips({ state, facets, understood, navigation }: FilterChipsProps): ReactNode {
  const { t } = useTranslation('catalogue')
  const labels = useFilterLabels()
  const chip = (key: string, text: string, to: ListState, typed?: string): ReactNode => (
    <span className="chip" key={key} {...(typed === undefined ? {} : { 'data-read': '' })}>
      {typed !== undefined && <q className="chip-typed">{typed}</q>}
      {text}
      <ListLink navigation={navigation} to={to} className="chip-drop" aria-label={t('filters.remove', { name: text })}>
        <X className="icon" aria-hidden="true" />
      </ListLink>
    </span>
  )
  if (filterCount(state) === 0 && understood.length === 0) return null
  return (
    <>
      {understood.map(({ text, at, filter, qWithout }) =>
        chip(`read-${filter.attribute}-${at[0]}`, filter.label, changedList(state, { q: qWithout }), text),
      )}
      {Object.entries(state.filters).map(([id, choice]) =>
        chip(id, textOf(facets, labels, id, choice), withChoice(state, id, undefined)),
      )}
      {state.inStock && chip('in-stock', t('chips.inStock'), changedList(state, { inStock: false }))}
      {filterCount(state) > 0 && (
        <ListLink navigation={navigation} to={withoutFilters(state)} className="chips-clear">
          {t('filters.clear')}
        </ListLink>
      )}
    </>
  )
}
