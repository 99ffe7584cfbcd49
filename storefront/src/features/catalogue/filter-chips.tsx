import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changedSearch, type ListSearch, withoutFilters } from './list-search.ts'

interface Chip {
  readonly key: string
  readonly text: string
  readonly drop: Parameters<typeof changedSearch>[1]
}

function useChips(search: ListSearch): Chip[] {
  const { t } = useTranslation('catalogue')
  const joined = (values: readonly (string | number)[]): string => values.join(` ${t('or')} `)
  const chips: Chip[] = []
  if (search.pitch) {
    const values = joined(search.pitch.map((pitch) => pitch.toFixed(2)))
    chips.push({ key: 'pitch', text: t('chips.pitch', { values }), drop: { pitch: undefined } })
  }
  const { positionsMin: from, positionsMax: to } = search
  if (from !== undefined || to !== undefined) {
    const text =
      from !== undefined && to !== undefined
        ? t('chips.positions', { from, to })
        : from !== undefined
          ? t('chips.positionsFrom', { from })
          : t('chips.positionsTo', { to })
    chips.push({ key: 'positions', text, drop: { positionsMin: undefined, positionsMax: undefined } })
  }
  if (search.mounting)
    chips.push({ key: 'mounting', text: t(`mounting.${search.mounting}`), drop: { mounting: undefined } })
  if (search.orientation) {
    chips.push({ key: 'orientation', text: t(`orientation.${search.orientation}`), drop: { orientation: undefined } })
  }
  if (search.manufacturer) {
    chips.push({ key: 'manufacturer', text: joined(search.manufacturer), drop: { manufacturer: undefined } })
  }
  if (search.series) chips.push({ key: 'series', text: search.series, drop: { series: undefined } })
  if (search.inStock) chips.push({ key: 'stock', text: t('chips.inStock'), drop: { inStock: undefined } })
  return chips
}

/** How many filters a search has set. */
export function filterCount(search: ListSearch): number {
  const { pitch, positionsMin, positionsMax, mounting, orientation, manufacturer, series, inStock } = search
  const range = positionsMin !== undefined || positionsMax !== undefined
  return [pitch, range, mounting, orientation, manufacturer, series, inStock].filter(Boolean).length
}

/** The filters that are set, each to be dropped alone, and all at once. */
export function FilterChips({
  search,
  onChange,
}: {
  search: ListSearch
  onChange: (next: ListSearch) => void
}): ReactNode {
  const { t } = useTranslation('catalogue')
  const chips = useChips(search)
  if (chips.length === 0) return null
  return (
    <>
      {chips.map((chip) => (
        <span className="chip" key={chip.key}>
          {chip.text}
          <button
            type="button"
            aria-label={t('filters.remove', { name: chip.text })}
            onClick={() => onChange(changedSearch(search, chip.drop))}
          >
            <X className="icon" aria-hidden="true" />
          </button>
        </span>
      ))}
      <button type="button" className="link-button" onClick={() => onChange(withoutFilters(search))}>
        {t('filters.clear')}
      </button>
    </>
  )
}
