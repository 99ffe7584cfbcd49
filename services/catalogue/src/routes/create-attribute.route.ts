import { createAttribute } from '@pinline/contracts/catalogue/taxonomy/create-attribute'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { attributeCommandRoute } from './attribute-command-route.ts'

export const createAttributeRoute = (deps: CatalogueDeps) =>
  attributeCommandRoute(deps, createAttribute, ({ id, orderNum, values, ...form }) => ({
    type: 'create-attribute',
    attribute: { attributeId: id, ...form, ...(form.type === 'choice' || values.length > 0 ? { values } : {}) },
    orderNum,
  }))
