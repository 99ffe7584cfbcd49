import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { listCategoriesQuery } from '../product/product.queries.ts'
import { CategoryLinks } from '../product-list/category-links.tsx'
import { NotFoundFrame } from './not-found-frame.tsx'

/** A category that does not exist, and those that do. */
export function CategoryNotFoundPage(): ReactNode {
  const { t } = useTranslation('shell')
  const { data: categories = [] } = useQuery(listCategoriesQuery(useAppContext()))
  return (
    <NotFoundFrame title={t('notFound.category')} text={t('notFound.categoryText')}>
      <CategoryLinks categories={categories} />
    </NotFoundFrame>
  )
}
