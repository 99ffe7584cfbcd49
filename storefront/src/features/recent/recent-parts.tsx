import { listProductsByIds } from '@pinline/contracts/catalogue/product/list-products-by-ids'
import type { ProductId } from '@pinline/events/ids'
import { Button } from '@pinline/ui/design/button.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DeferredListDrawing } from '../../app/deferred-part.tsx'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { clearRecentlyViewed, useRecentlyViewed } from './recently-viewed.ts'

const maxShown = 8
const scale = 3

/** Recently viewed parts, without the one on the page. Renders nothing without any. */
export function RecentParts({ except }: { except?: ProductId }): ReactNode {
  const { t } = useTranslation('product')
  const format = useFormat()
  const { api, language, currency } = useAppContext()
  const ids = useRecentlyViewed()
    .filter((id) => id !== except)
    .slice(0, maxShown)
  const { data } = useQuery({
    queryKey: ['products-by-ids', language, currency(), ids],
    queryFn: ({ signal }) => api.read(listProductsByIds, { ids }, { signal, silent: true }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  if (ids.length === 0 || data === undefined || data.list.length === 0) return null
  return (
    <section className="section" aria-labelledby="seen-last">
      <div className="section-head">
        <h2 id="seen-last">{t('recent.title')}</h2>
        <span className="end">
          <Button small tone="quiet" onPress={clearRecentlyViewed}>
            {t('recent.clear')}
          </Button>
        </span>
      </div>
      <ul className="part-cards">
        {data.list.map((part) => (
          <li key={part.id}>
            <DeferredListDrawing part={part} scale={scale} origin={2} maxWidth={200} decorative />
            <Link to="/productDetail/$id" params={{ id: part.id }} className="part-number">
              {part.model}
            </Link>
            <span className="small">{[part.manufacturer, part.series].filter(Boolean).join(' ')}</span>
            <span className="figure">{part.price ? format.unitPrice(part.price) : '–'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
