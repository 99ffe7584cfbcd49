import type { Facet } from '@pinline/contracts/catalogue/search/product-facets'
import { PitchPads } from '@pinline/ui/drawing/pitch-pads.tsx'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { FilterCheck } from './filter-check.tsx'
import type { FilterLabels } from './filter-labels.ts'
import { foldValues } from './fold-values.ts'

/** Longer lists get a search field. */
const LONG = 12
const MAX_LINES = 120
const MAX_PADS_MM = 8

type Value = Facet['values'][number]

/** Properties of {@link FilterChoices}. */
export interface FilterChoicesProps {
  readonly facet: Facet
  /** Name of the values in the form that is submitted without script. */
  readonly name: string
  readonly labels: FilterLabels
  readonly selected: readonly string[]
  readonly onChange: (values: string[]) => void
}

function ValueLabel({
  facet,
  value,
  labels,
}: Pick<FilterChoicesProps, 'facet' | 'labels'> & { value: string }): ReactNode {
  const label = labels.value(facet, value)
  if (value === '') return <span className="filter-unstated">{label}</span>
  if (facet.id === 'pitch') {
    return (
      <>
        <b className="figure filter-pitch">{label}</b>
        <PitchPads pitchMm={Math.min(Number(value), MAX_PADS_MM)} />
      </>
    )
  }
  if (facet.type === 'number') return <b className="figure">{label}</b>
  return (
    <>
      {facet.id === 'mounting' && <i className="pad-kind" data-kind={value} />}
      {label}
    </>
  )
}

/** Values to choose from, several at once, with counts. Values without matches are folded away, disabled. */
export function FilterChoices({ facet, name, labels, selected, onChange }: FilterChoicesProps): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const [query, setQuery] = useState('')
  const { values } = facet
  const typed = query.trim().toLocaleLowerCase()
  const found = values.filter(({ value }) => labels.value(facet, value).toLocaleLowerCase().includes(typed))
  const { shown, folded } = foldValues({ type: facet.type, values: found }, selected, typed !== '')
  const line = ({ value, count }: Value): ReactNode => {
    const isSelected = selected.includes(value)
    return (
      <FilterCheck
        key={value}
        name={name}
        value={value === '' ? '~' : value}
        isSelected={isSelected}
        isDisabled={count === 0 && !isSelected}
        count={format.number(count)}
        onChange={(on) => onChange(on ? [...selected, value] : selected.filter((other) => other !== value))}
      >
        <ValueLabel facet={facet} value={value} labels={labels} />
      </FilterCheck>
    )
  }
  return (
    <>
      {values.filter(({ count }) => count > 0).length > LONG && (
        <input
          type="search"
          className="input input-small filter-find"
          aria-label={t('filters.find', { name: facet.title })}
          placeholder={t('filters.find', { name: facet.title })}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      {shown.slice(0, MAX_LINES).map(line)}
      {typed !== '' && found.length === 0 && <p className="small filter-none">{t('filters.noneFound')}</p>}
      {folded.length > 0 && (
        <details className="filter-more">
          <summary>
            <span className="filter-closed">{t('filters.more', { count: folded.length })}</span>
            <span className="filter-opened">{t('filters.fewer')}</span>
          </summary>
          {folded.slice(0, MAX_LINES).map(line)}
        </details>
      )}
    </>
  )
}
