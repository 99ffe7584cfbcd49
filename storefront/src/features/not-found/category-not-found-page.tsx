import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isPastEnd } from '../../app/past-end.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { listCategoriesQuery } from '../product/product.queries.ts'
import { CategoryLinks } from '../product-list/category-links.tsx'
import { NotFoundFrame } from './not-found-frame.tsx'

/** A category that does not exist, or a page behind its last one, and the categories that there are. */
export function CategoryNotFoundPage({ data }: { data?: unknown }): ReactNode {
  const { t } = useTranslation('shell')
  const { data: categories = [] } = useQuery(listCategoriesQuery(useAppContext()))
  return (
    <NotFoundFrame
      title={t(isPastEnd(data) ? 'notFound.title' : 'notFound.category')}
      text={t(isPastEnd(data) ? 'notFound.text' : 'notFound.categoryText')}
    >
      <CategoryLinks categories={categories} />
    </NotFoundFrame>
  )
}
