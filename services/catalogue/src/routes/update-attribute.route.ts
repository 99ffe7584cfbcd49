import { updateAttribute } from '@pinline/contracts/catalogue/taxonomy/update-attribute'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { usedValues } from '../taxonomy/product-uses.ts'
import { attributeCommandRoute } from './attribute-command-route.ts'

export const updateAttributeRoute = (deps: CatalogueDeps) =>
  attributeCommandRoute(deps, updateAttribute, async ({ id, revision, ...changes }) => ({
    type: 'update-attribute',
    attributeId: id,
    revision,
    changes,
    used: await usedValues(deps.platform, id),
  }))
