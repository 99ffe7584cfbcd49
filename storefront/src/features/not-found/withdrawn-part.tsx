import type { ProductId } from '@pinline/events/ids'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { ProductTable } from '../product-list/product-table.tsx'
import { NotFoundFrame } from './not-found-frame.tsx'
import { withdrawnPartQuery } from './withdrawn-part.query.ts'

/** A part that staff withdrew: its replacement, similar parts of its category, and the search. */
export function WithdrawnPart({ id }: { id: ProductId }): ReactNode {
  const { t } = useTranslation(['shell', 'product'])
  const { data: part } = useQuery(withdrawnPartQuery(useAppContext(), id))
  if (part === undefined) return <NotFoundFrame title={t('notFound.withdrawn')} text={t('notFound.partText')} />
  const { model, manufacturer, categoryId, categoryName, replacement, similar } = part
  return (
    <NotFoundFrame
      title={t('notFound.withdrawn')}
      text={t('notFound.withdrawnText', { part: `${manufacturer} ${model}` })}
      query={model}
      action={
        <Link
          to="/product/$categoryName/$id"
          params={{ categoryName: categoryId, id: categoryId }}
          className={buttonClass()}
        >
          {categoryName}
        </Link>
      }
    >
      {replacement !== null && (
        <section className="sheet results not-found-nearest" aria-labelledby="replacement">
          <h2 id="replacement" className="nearest-title">
            {t('successor.title')}
          </h2>
          <ProductTable products={[replacement]} />
        </section>
      )}
      {similar.length > 0 && (
        <section className="sheet results not-found-nearest" aria-labelledby="similar">
          <h2 id="similar" className="nearest-title">
            {t('notFound.similar', { category: categoryName })}
          </h2>
          <ProductTable products={similar} />
        </section>
      )}
    </NotFoundFrame>
  )
}
