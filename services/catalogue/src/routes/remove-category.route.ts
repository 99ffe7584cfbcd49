import { commandRoute } from '@pinline/chassis/http/command-route'
import { removeCategory } from '@pinline/contracts/catalogue/taxonomy/remove-category'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { taxonomyStreamId } from '../domain/taxonomy/taxonomy.ts'
import { taxonomyDecider } from '../domain/taxonomy/taxonomy-decider.ts'
import { productsIn } from '../taxonomy/product-uses.ts'

export const removeCategoryRoute = ({ platform }: CatalogueDeps) =>
  commandRoute(platform, removeCategory, taxonomyDecider, {
    toCommand: async ({ id, revision }) => {
      const products = await productsIn(platform, id)
      const command = { type: 'remove-category', categoryId: id, revision, products } as const
      return { streamId: taxonomyStreamId, command }
    },
    toOutput: (_done, { input: { id } }) => ({ id }),
  })
