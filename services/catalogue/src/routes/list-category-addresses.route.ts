import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listCategoryAddresses } from '@pinline/contracts/catalogue/taxonomy/list-category-addresses'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { categoriesInOrder, treeFrom } from '../domain/taxonomy/category-tree.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'

const latest = (times: readonly (string | undefined)[]): string =>
  times.reduce<string>((last, time = '') => (time > last ? time : last), '')

export const listCategoryAddressesRoute = ({ platform, live, taxonomy }: CatalogueDeps) => {
  /** When a part of each category last changed. A withdrawn part changed its list, too. */
  const changes = async (): Promise<ReadonlyMap<string, string>> => {
    const found = new Map<string, string>()
    const note = (category: string, at: string) => found.set(category, latest([found.get(category), at]))
    for (const { product, changedAt } of live.index.all()) note(product.data.category, changedAt)
    const withdrawn = platform
      .view(productsProjection)
      .find(
        { 'product.withdrawn': true, 'product.data.model': { $gte: '' } },
        { projection: { 'product.data.category': 1, changedAt: 1 } },
      )
    for await (const { product, changedAt } of withdrawn)
      if (product !== undefined && changedAt !== undefined) note(product.data.category, changedAt)
    return found
  }
  return route(
    listCategoryAddresses,
    async (_, { positions }) => {
      await Promise.all([live.catchUp(positions), taxonomy.catchUp(positions)])
      const state = taxonomy.now
      const partsChanged = await changes()
      return result({
        list: categoriesInOrder(state).map((category) => ({
          id: category.categoryId,
          slug: category.categoryId,
          updatedAt: latest(
            treeFrom(state, category).flatMap(({ categoryId }) => [
              taxonomy.changedAt(categoryId),
              partsChanged.get(categoryId),
            ]),
          ),
        })),
      })
    },
    { waitsFor: [taxonomyProjection, productsProjection] },
  )
}
