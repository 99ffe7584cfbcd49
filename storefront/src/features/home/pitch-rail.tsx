import type { ProductFacets } from '@pinline/contracts/catalogue/search/product-facets'
import { PitchPads } from '@pinline/ui/drawing/pitch-pads.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** The most frequent pitches side by side at one scale, each a link into the list: the content of a section. */
export function PitchRail({ pitches }: { pitches: ProductFacets['pitch'] }): ReactNode {
  const { t } = useTranslation('home')
  const format = useFormat()
  const shown = [...pitches]
    .filter(({ value }) => value <= 8)
    .sort((a, b) => b.count - a.count)
    .slice(0, 17)
    .sort((a, b) => a.value - b.value)
  const all = { categoryName: 'all', id: 'all' }
  return (
    <>
      <div className="rail-head">
        <h2 id="pitches">{t('rail.title')}</h2>
        <span className="small">{t('rail.note')}</span>
        <Link to="/product/$categoryName/$id" params={all} className="end">
          {t('rail.all')}
        </Link>
      </div>
      <ul>
        {shown.map(({ value, count }) => (
          <li key={value}>
            <Link to="/product/$categoryName/$id" params={all} search={{ pitch: String(value) }}>
              <strong>{value.toFixed(2)}</strong>
              <PitchPads pitchMm={value} count={4} />
              <span>{format.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
