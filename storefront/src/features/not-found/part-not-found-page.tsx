import { isProductId } from '@pinline/events/ids'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isGone } from '../../app/gone.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { ProductTable } from '../product-list/product-table.tsx'
import { nearestPartsQuery, partNumberIn } from './nearest-parts.query.ts'
import { NotFoundFrame } from './not-found-frame.tsx'
import { WithdrawnPart } from './withdrawn-part.tsx'

const here = getRouteApi('/_shell/productDetail/$id')

/** A part that does not exist, or that is not listed any more. */
export function PartNotFoundPage({ data }: { data?: unknown }): ReactNode {
  const { id } = here.useParams()
  return isGone(data) && isProductId(id) ? <WithdrawnPart id={id} /> : <UnknownPart />
}

/** Those whose number is nearest to the one in the address. */
function UnknownPart(): ReactNode {
  const { t } = useTranslation('shell')
  const { id } = here.useParams()
  const number = partNumberIn(id)
  const { data: parts = [] } = useQuery(nearestPartsQuery(useAppContext(), number))
  return (
    <NotFoundFrame
      title={t('notFound.part')}
      text={number === '' ? t('notFound.partText') : t('notFound.numberText', { number })}
      query={number}
    >
      {parts.length > 0 && (
        <section className="sheet results not-found-nearest" aria-labelledby="nearest">
          <h2 id="nearest" className="nearest-title">
            {t('notFound.nearest', { number })}
          </h2>
          <ProductTable products={parts} />
        </section>
      )}
    </NotFoundFrame>
  )
}
