import type { Done } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { type Route, route } from '@pinline/chassis/http/route'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { createAttribute } from '@pinline/contracts/catalogue/taxonomy/create-attribute'
import { removeAttribute } from '@pinline/contracts/catalogue/taxonomy/remove-attribute'
import { updateAttribute } from '@pinline/contracts/catalogue/taxonomy/update-attribute'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { Taxonomy } from '../domain/taxonomy/taxonomy.ts'
import { changeTaxonomy, usedValues } from '../taxonomy/change-taxonomy.ts'
import { attributeRowOf } from '../taxonomy/taxonomy-rows.ts'

const attributeResult = (done: Done<Taxonomy, TaxonomyEvent> | Rejection, id: string, { language }: RequestContext) => {
  if (isRejection(done)) return done
  const attribute = done.state.attributes[id]
  if (attribute === undefined) return rejection('attribute-not-found')
  return result(attributeRowOf(done.state, attribute, language), { positions: [done.position] })
}

export const createAttributeRoute = ({ platform }: CatalogueDeps): Route =>
  route(createAttribute, async ({ id, orderNum, values, ...form }, context) => {
    const attribute = { attributeId: id, ...form, ...(form.type === 'choice' || values.length > 0 ? { values } : {}) }
    const command = { type: 'create-attribute', attribute, orderNum } as const
    return attributeResult(await changeTaxonomy(platform, command, context.commandContext), id, context)
  })

export const updateAttributeRoute = ({ platform }: CatalogueDeps): Route =>
  route(updateAttribute, async ({ id, revision, ...changes }, context) => {
    const used = await usedValues(platform, id)
    const command = { type: 'update-attribute', attributeId: id, revision, changes, used } as const
    return attributeResult(await changeTaxonomy(platform, command, context.commandContext), id, context)
  })

export const removeAttributeRoute = ({ platform }: CatalogueDeps): Route =>
  route(removeAttribute, async ({ id, revision }, { commandContext }) => {
    const used = (await usedValues(platform, id)).length > 0
    const command = { type: 'remove-attribute', attributeId: id, revision, used } as const
    const done = await changeTaxonomy(platform, command, commandContext)
    return isRejection(done) ? done : result({ id }, { positions: [done.position] })
  })
