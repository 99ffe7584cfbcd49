import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { listCategoriesQuery } from '../../features/product/product.queries.ts'
import { useFormat } from '../format.ts'
import { useAppContext } from '../use-app-context.ts'
import { useTranslation } from '../use-translation.ts'

/** The categories with their numbers of parts, a column for each of the topmost. */
export function CategoryMenu(): ReactNode {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const { data: categories = [] } = useQuery(listCategoriesQuery(useAppContext()))
  return (
    <>
      <Link to="/product/$categoryName/$id" params={{ categoryName: 'all', id: 'all' }} className="site-menu-all">
        {t('footer.allCategories')}
      </Link>
      <ul className="site-menu-categories">
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to="/product/$categoryName/$id"
              params={{ categoryName: category.slug, id: category.id }}
              className="site-menu-head"
            >
              {category.meta_title} <span className="figure">{format.number(category.count)}</span>
            </Link>
            <ul>
              {category.children.map((child) => (
                <li key={child.id}>
                  <Link to="/product/$categoryName/$id" params={{ categoryName: child.slug, id: child.id }}>
                    {child.meta_title} <span className="figure">{format.number(child.count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
