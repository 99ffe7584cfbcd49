import { commandRoute } from '@pinline/chassis/http/command-route'
import { removeAttribute } from '@pinline/contracts/catalogue/taxonomy/remove-attribute'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { taxonomyStreamId } from '../domain/taxonomy/taxonomy.ts'
import { taxonomyDecider } from '../domain/taxonomy/taxonomy-decider.ts'
import { usedValues } from '../taxonomy/product-uses.ts'

export const removeAttributeRoute = ({ platform }: CatalogueDeps) =>
  commandRoute(platform, removeAttribute, taxonomyDecider, {
    toCommand: async ({ id, revision }) => {
      const used = (await usedValues(platform, id)).length > 0
      const command = { type: 'remove-attribute', attributeId: id, revision, used } as const
      return { streamId: taxonomyStreamId, command }
    },
    toOutput: (_done, { input: { id } }) => ({ id }),
  })
