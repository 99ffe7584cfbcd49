import type { Category } from '@pinline/contracts/catalogue/taxonomy/list-categories'

/** A category after its ancestors, the topmost first. */
export interface CategoryWithParents {
  readonly category: Category
  readonly parents: readonly Category[]
}

/** A category at any level of the tree by its id or slug; undefined when there is none. */
export function findCategory(
  categories: readonly Category[],
  idOrSlug: string,
  parents: readonly Category[] = [],
): CategoryWithParents | undefined {
  for (const category of categories) {
    if (category.id === idOrSlug || category.slug === idOrSlug) return { category, parents }
    const below = findCategory(category.children, idOrSlug, [...parents, category])
    if (below) return below
  }
  return undefined
}

/** All categories of the tree, each before those below it. */
export function allCategories(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) => [category, ...allCategories(category.children)])
}

/** The leaves of the tree, in their order: these hold the parts. */
export function leafCategories(categories: readonly Category[]): Category[] {
  return allCategories(categories).filter(({ children }) => children.length === 0)
}
