import type { ProductFacets } from '@pinline/catalogue/contract/product-facets'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../design/button.tsx'
import { Checkbox } from '../../design/checkbox.tsx'
import { PitchPads } from '../../drawing/pitch-pads.tsx'
import { changedSearch, type ListSearch } from './list-search.ts'
import { PositionsHistogram } from './positions-histogram.tsx'

/** Properties of the filter's parts: what is set, what is there, and what to do with a change. */
export interface FilterProps {
  readonly search: ListSearch
  readonly facets: ProductFacets
  readonly onChange: (next: ListSearch) => void
}

const FEW = 8

interface Choice<Value> {
  readonly value: Value
  readonly label: ReactNode
  readonly count: number
}

function ChoiceList<Value extends string | number>(props: {
  title: string
  choices: readonly Choice<Value>[]
  selected: readonly Value[]
  onChange: (selected: Value[]) => void
}): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const [all, setAll] = useState(false)
  const { choices, selected } = props
  if (choices.length === 0) return null
  const frequent = new Set([...choices].sort((a, b) => b.count - a.count).slice(0, FEW))
  const shown = all ? choices : choices.filter((choice) => frequent.has(choice) || selected.includes(choice.value))
  const hidden = choices.length - shown.length
  return (
    <details className="filter" open>
      <summary>{props.title}</summary>
      {shown.map((choice) => {
        const isSelected = selected.includes(choice.value)
        return (
          <Checkbox
            key={choice.value}
            isSelected={isSelected}
            isDisabled={choice.count === 0 && !isSelected}
            count={format.number(choice.count)}
            onChange={(on) =>
              props.onChange(on ? [...selected, choice.value] : selected.filter((value) => value !== choice.value))
            }
          >
            {choice.label}
          </Checkbox>
        )
      })}
      {(hidden > 0 || all) && (
        <Button tone="quiet" small onPress={() => setAll(!all)}>
          {all ? t('filters.fewer') : t('filters.more', { count: hidden })}
        </Button>
      )}
    </details>
  )
}

function PositionsFilter({ search, facets, onChange }: FilterProps): ReactNode {
  const { t } = useTranslation('catalogue')
  const [from, setFrom] = useState(String(search.positionsMin ?? ''))
  const [to, setTo] = useState(String(search.positionsMax ?? ''))
  useEffect(() => setFrom(String(search.positionsMin ?? '')), [search.positionsMin])
  useEffect(() => setTo(String(search.positionsMax ?? '')), [search.positionsMax])
  const apply = (): void => {
    const next = changedSearch(search, {
      positionsMin: from === '' ? undefined : Number(from),
      positionsMax: to === '' ? undefined : Number(to),
    })
    if (next.positionsMin !== search.positionsMin || next.positionsMax !== search.positionsMax) onChange(next)
  }
  const bound = (label: string, value: string, set: (text: string) => void): ReactNode => (
    <label>
      <span className="label">{label}</span>
      <input
        className="input input-small input-figure"
        inputMode="numeric"
        value={value}
        onChange={(event) => set(event.target.value.replaceAll(/\D/g, '').slice(0, 4))}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply()
        }}
      />
    </label>
  )
  return (
    <details className="filter" open>
      <summary>{t('filters.positions')}</summary>
      <PositionsHistogram
        counts={facets.positions}
        from={search.positionsMin ?? null}
        to={search.positionsMax ?? null}
      />
      <div className="filter-range">
        {bound(t('filters.from'), from, setFrom)}
        {bound(t('filters.to'), to, setTo)}
      </div>
    </details>
  )
}

/** Parametric filters: checkbox, value, mini drawing, count. Counts obey the other filters; zero counts stay, disabled. */
export function FilterPanel({ search, facets, onChange }: FilterProps): ReactNode {
  const { t } = useTranslation('catalogue')
  const change = (part: Parameters<typeof changedSearch>[1]): void => onChange(changedSearch(search, part))
  const single = <Value extends string>(selected: Value[], before: Value | undefined): Value | undefined =>
    selected.find((value) => value !== before)
  return (
    <>
      <ChoiceList
        title={t('filters.pitch')}
        selected={search.pitch ?? []}
        choices={facets.pitch.map(({ value, count }) => ({
          value,
          count,
          label: (
            <>
              <b className="figure filter-pitch">{value.toFixed(2)}</b>
              <PitchPads pitchMm={Math.min(value, 8)} />
            </>
          ),
        }))}
        onChange={(pitch) => change({ pitch })}
      />
      <PositionsFilter search={search} facets={facets} onChange={onChange} />
      <ChoiceList
        title={t('filters.mounting')}
        selected={search.mounting ? [search.mounting] : []}
        choices={facets.mounting.map(({ value, count }) => ({
          value,
          count,
          label: (
            <>
              <i className="pad-kind" data-kind={value} />
              {t(`mounting.${value}`)}
            </>
          ),
        }))}
        onChange={(selected) => change({ mounting: single(selected, search.mounting) })}
      />
      <ChoiceList
        title={t('filters.orientation')}
        selected={search.orientation ? [search.orientation] : []}
        choices={facets.orientation.map(({ value, count }) => ({ value, count, label: t(`orientation.${value}`) }))}
        onChange={(selected) => change({ orientation: single(selected, search.orientation) })}
      />
      <ChoiceList
        title={t('filters.manufacturer')}
        selected={search.manufacturer ?? []}
        choices={facets.manufacturer.map(({ value, count }) => ({ value, count, label: value }))}
        onChange={(manufacturer) => change({ manufacturer })}
      />
      <ChoiceList
        title={t('filters.series')}
        selected={search.series ? [search.series] : []}
        choices={facets.series.map(({ value, count }) => ({ value, count, label: value }))}
        onChange={(selected) => change({ series: single(selected, search.series) })}
      />
      <details className="filter" open>
        <summary>{t('filters.stock')}</summary>
        <Checkbox
          isSelected={search.inStock ?? false}
          isDisabled={facets.inStock === 0 && !search.inStock}
          count={facets.inStock}
          onChange={(on) => change({ inStock: on })}
        >
          {t('filters.inStock')}
        </Checkbox>
      </details>
    </>
  )
}
