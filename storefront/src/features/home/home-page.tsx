import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DeferredPart } from '../../app/deferred-part.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { PlaceBannerList } from '../content-lists/place-banner-list.tsx'
import { leafCategories } from '../product/find-category.ts'
import { listCategoriesQuery, listHotKeywordsQuery, listProductsQuery } from '../product/product.queries.ts'
import { RecentParts } from '../recent/recent-parts.tsx'
import { Finder } from './finder.tsx'
import { HomeContent } from './home-content.tsx'
import { homeListRequest, plateRequest } from './home-list-request.ts'
import { StockLookup } from './stock-lookup.tsx'

/** Longest part number that stays on one line of the title block. */
const maxModelLength = 16

const HIGHLIGHTS = ['processing', 'express', 'quote', 'support'] as const

/** Popular searches; nothing while they are unknown. */
function HotWords(): ReactNode {
  const { t } = useTranslation('home')
  const { data: hot = [] } = useQuery(listHotKeywordsQuery(useAppContext()))
  if (hot.length === 0) return null
  return (
    <div className="hot-words">
      <h3>{t('hot.title')}</h3>
      <ul>
        {hot.map(({ keyword }) => (
          <li key={keyword}>
            <Link to="/productListCopy/$id" params={{ id: 'all' }} search={{ q: keyword }} className="tag">
              {keyword}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Home: finder beside a drawing, pitches, families at one scale, stock lookup, figures of the shop. */
export function HomePage(): ReactNode {
  const { t } = useTranslation(['home', 'catalogue'])
  const context = useAppContext()
  const { data: categories = [] } = useQuery(listCategoriesQuery(context))
  const { data: list } = useQuery(listProductsQuery(context, homeListRequest))
  const { data: plates } = useQuery(listProductsQuery(context, plateRequest))
  const families = leafCategories(categories)
  const rows = list?.list ?? []
  const shown =
    plates?.list.find((row) => row.rows === 2 && row.model.length <= maxModelLength) ?? plates?.list[0] ?? rows[0]
  return (
    <main id="main" className="wrap page">
      <section className="hero sheet" aria-labelledby="hero">
        <div className="hero-say">
          <h1 id="hero">{t('hero')}</h1>
          <p className="lead">{t('lead', { count: list?.total ?? 0 })}</p>
          {list && <Finder facets={list.facets} />}
        </div>
        {shown && <DeferredPart as="figure" className="hero-plate" part="HeroPlate" given={{ product: shown }} />}
      </section>
      <PlaceBannerList place="home" />
      {list && (
        <DeferredPart
          as="section"
          className="sheet rail"
          aria-labelledby="pitches"
          part="PitchRail"
          given={{ pitches: list.facets.pitch }}
        />
      )}
      <DeferredPart as="section" className="section" aria-labelledby="families" part="Families" given={{ families }} />
      <div className="home-two section">
        <section aria-labelledby="lookup">
          <div className="section-head">
            <h2 id="lookup">{t('quick.title')}</h2>
            <Link to="/quick-order" className="end">
              {t('quick.order')}
            </Link>
          </div>
          <StockLookup />
          <HotWords />
        </section>
        <section aria-labelledby="stocked">
          <div className="section-head">
            <h2 id="stocked">{t('seen.title')}</h2>
          </div>
          <DeferredPart as="ul" className="recent" part="StockedParts" given={{ parts: rows.slice(0, 6) }} />
        </section>
      </div>
      <RecentParts />
      <HomeContent />
      <dl className="home-facts sheet">
        {HIGHLIGHTS.map((highlight) => (
          <div key={highlight}>
            <dt>{t(`facts.${highlight}`)}</dt>
            <dd>{t(`facts.${highlight}Text`)}</dd>
          </div>
        ))}
      </dl>
    </main>
  )
}
