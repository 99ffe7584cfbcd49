import type { Category } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** Links to categories, each with the number of its parts. */
export function CategoryLinks({ categories }: { categories: readonly Category[] }): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  if (categories.length === 0) return null
  return (
    <nav className="category-links" aria-label={t('categoriesBelow')}>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to="/product/$categoryName/$id" params={{ categoryName: category.slug, id: category.id }}>
              {category.meta_title} <span className="figure">{format.number(category.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
