import { categorySlugs } from '@pinline/events/catalogue/connector-part'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { ScaleBar } from '@pinline/ui/drawing/scale-bar.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { familyPictures } from './family-pictures.ts'

const SCALE = 4
const NARROW_SCALE = 2.2

interface Family {
  readonly id: string
  readonly slug: string
  readonly meta_title: string
  readonly count: number
}

/** The content of a section: all categories, each with a typical part, at one scale so that sizes are comparable. */
export function Families({ families }: { families: readonly Family[] }): ReactNode {
  const { t } = useTranslation('home')
  const format = useFormat()
  const total = families.reduce((sum, family) => sum + family.count, 0)
  return (
    <>
      <div className="section-head">
        <h2 id="families">{t('families.title', { count: families.length })}</h2>
        <span className="small families-scale">
          {t('families.note')}
          <span className="only-wide">
            <ScaleBar scale={SCALE} stepMm={5} /> {format.millimetres(20)}
          </span>
          <span className="only-narrow">
            <ScaleBar scale={NARROW_SCALE} stepMm={5} /> {format.millimetres(20)}
          </span>
        </span>
        <Link to="/product/$categoryName/$id" params={{ categoryName: 'all', id: 'all' }}>
          {t('families.browse', { count: total })}
        </Link>
      </div>
      <ul className="families">
        {families.map((family) => {
          const slug = categorySlugs.find((known) => known === family.slug)
          const part = slug === undefined ? undefined : familyPictures[slug]
          return (
            <li key={family.id}>
              <Link to="/product/$categoryName/$id" params={{ categoryName: family.slug, id: family.id }}>
                <span className="family-name">{family.meta_title}</span>
                <span className="figure">{format.number(family.count)}</span>
                {part && (
                  <span className="family-picture">
                    <span className="only-wide">
                      <ListDrawing part={part} scale={SCALE} origin={6} maxWidth={250} middleWidth={145} decorative />
                    </span>
                    <span className="only-narrow">
                      <ListDrawing part={part} scale={NARROW_SCALE} origin={4} maxWidth={150} decorative />
                    </span>
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
