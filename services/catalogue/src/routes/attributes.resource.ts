import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { attributesResource } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { attributesInOrder } from '../domain/taxonomy/category-tree.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'
import { entryOf } from '../taxonomy/entry-of.ts'
import { attributeRowOf } from '../taxonomy/taxonomy-rows.ts'
import { listed, mentions } from './taxonomy-page.ts'

export const attributesResourceRoute = ({ taxonomy }: CatalogueDeps): AdminRoute =>
  adminRoute(
    attributesResource,
    {
      list: async (request, context) => {
        await taxonomy.catchUp(context.positions)
        const { q, type, group, categoryId } = request.filter
        const state = taxonomy.now
        const ofCategory =
          categoryId === undefined ? undefined : (entryOf(state.categories, categoryId)?.attributeIds ?? [])
        const rows = attributesInOrder(state)
          .filter((one) => ofCategory === undefined || ofCategory.includes(one.attributeId))
          .filter((one) => type === undefined || one.type === type)
          .filter((one) => group === undefined || one.group === group)
          .filter(({ attributeId, titles }) => mentions(q, [attributeId, ...Object.values(titles)]))
        return listed(
          rows.map((attribute) => attributeRowOf(state, attribute, context.language)),
          request,
          context,
        )
      },
      one: async (id, context) => {
        await taxonomy.catchUp(context.positions)
        const attribute = entryOf(taxonomy.now.attributes, id)
        return attribute === undefined ? undefined : attributeRowOf(taxonomy.now, attribute, context.language)
      },
    },
    { waitsFor: [taxonomyProjection] },
  )
