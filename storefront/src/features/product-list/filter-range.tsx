import type { Facet } from '@pinline/contracts/catalogue/search/product-facets'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import type { FilterLabels } from './filter-labels.ts'
import { RangeHistogram } from './range-histogram.tsx'

interface Ends {
  readonly from: number | undefined
  readonly to: number | undefined
}

/** Properties of {@link FilterRange}. */
export interface FilterRangeProps extends Ends {
  readonly facet: Facet
  readonly labels: FilterLabels
  /** False if the fields are below a list of values. */
  readonly fieldsOnly?: boolean
  readonly onChange: (ends: Ends) => void
}

/** A histogram with two handles, and two fields for the ends of the range; each end may be open. */
export function FilterRange({ facet, labels, from, to, fieldsOnly = false, onChange }: FilterRangeProps): ReactNode {
  const { t } = useTranslation('catalogue')
  const write = (figure: number | undefined): string => (figure === undefined ? '' : labels.field(facet, figure))
  const [texts, setTexts] = useState({ from: write(from), to: write(to) })
  const written = { from: write(from), to: write(to) }
  useEffect(() => setTexts({ from: written.from, to: written.to }), [written.from, written.to])
  const [refused, setRefused] = useState<readonly string[]>([])
  const apply = (): void => {
    // An untouched field keeps its exact number: its text may be rounded by the unit.
    const low = texts.from === written.from ? from : labels.figureOf(facet, texts.from)
    const high = texts.to === written.to ? to : labels.figureOf(facet, texts.to)
    // A text that cannot be read stays to be corrected, and the range stays as it was.
    const wrong = [low === undefined ? texts.from : '', high === undefined ? texts.to : ''].filter(Boolean)
    setRefused(wrong)
    if (wrong.length > 0) return
    const isTurned = low !== undefined && high !== undefined && low > high
    const next = isTurned ? { from: high, to: low } : { from: low, to: high }
    setTexts({ from: write(next.from), to: write(next.to) })
    if (next.from !== from || next.to !== to) onChange(next)
  }
  const end = (name: 'from' | 'to', outermost: number | undefined): ReactNode => (
    <label>
      <span className="label">{t(`filters.${name}`)}</span>
      <input
        className="input input-small input-figure"
        inputMode="decimal"
        name={`a.${facet.id}.${name}`}
        placeholder={write(outermost)}
        aria-label={t('filters.endOf', { title: labels.title(facet), end: t(`filters.${name}`) })}
        aria-invalid={refused.includes(texts[name]) || undefined}
        value={texts[name]}
        onChange={(event) => setTexts({ ...texts, [name]: event.target.value.replaceAll(/[^\d.,]/g, '').slice(0, 12) })}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
    </label>
  )
  return (
    <>
      {facet.range && !fieldsOnly && (
        <RangeHistogram
          title={facet.title}
          bars={facet.range.histogram}
          from={from}
          to={to}
          formatRange={(figure) => `${labels.value(facet, String(figure))} ${labels.unitOf(facet)}`.trim()}
          onChange={onChange}
        />
      )}
      <div className="filter-range">
        {end('from', facet.range?.min)}
        {end('to', facet.range?.max)}
      </div>
    </>
  )
}
