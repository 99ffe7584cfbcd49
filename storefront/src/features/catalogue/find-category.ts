import type { Category } from '@pinline/catalogue/contract/list-categories'

/** A category or a group of categories by its id or slug; undefined where there is none. */
export function findCategory(
  categories: readonly Category[],
  idOrSlug: string,
): { id: string; slug: string; meta_title: string; count: number } | undefined {
  const all = categories.flatMap((group) => [group, ...group.children])
  return all.find((category) => category.id === idOrSlug || category.slug === idOrSlug)
}

/** Categories without further ones below them, in their order: these hold the parts. */
export function leafCategories(
  categories: readonly Category[],
): { id: string; slug: string; meta_title: string; count: number }[] {
  return categories.flatMap((group) => (group.children.length > 0 ? group.children : [group]))
}
