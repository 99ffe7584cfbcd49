import type { Decision } from '@pinline/chassis/domain/decider'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AttributeValue } from '@pinline/events/catalogue/connector-part'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import type { AttributeId } from '@pinline/events/ids'
import { positionedAttributes, refuseForm } from './attribute-form.ts'
import { invalidField, refuseStaleRevision } from './editing.ts'
import type { DefinedAttribute, Taxonomy } from './taxonomy.ts'

export interface UpdateAttribute {
  readonly type: 'update-attribute'
  readonly attributeId: AttributeId
  readonly revision: number
  readonly changes: {
    readonly [Field in keyof Omit<DefinedAttribute, 'attributeId' | 'fixed'>]?: DefinedAttribute[Field] | undefined
  }
  /** The values that products have. */
  readonly used: readonly AttributeValue[]
}

const choices = ({ values = [] }: DefinedAttribute): string[] => values.map(({ value }) => value)

const refuseFixed = (known: DefinedAttribute, next: DefinedAttribute): Rejection | undefined => {
  if (!known.fixed) return undefined
  if (next.type !== known.type) return invalidField('type', 'fixed')
  if (next.unit !== known.unit) return invalidField('unit', 'fixed')
  const same = choices(known).toSorted().join() === choices(next).toSorted().join()
  return same ? undefined : invalidField('values', 'fixed')
}

/** Values of products must keep their meaning. */
const refuseUsed = (
  known: DefinedAttribute,
  next: DefinedAttribute,
  used: readonly AttributeValue[],
): Rejection | undefined => {
  if (known.fixed || used.length === 0) return undefined
  if (next.type !== known.type || next.unit !== known.unit) return rejection('attribute-in-use')
  const stored = new Set(choices(next))
  const lost = next.type === 'choice' ? used.filter((value) => !stored.has(String(value))) : []
  return lost.length === 0 ? undefined : rejection('attribute-in-use', { data: { values: lost } })
}

/** Fields that are not given are kept. */
export const decideUpdateAttribute = (state: Taxonomy, command: UpdateAttribute): Decision<TaxonomyEvent> => {
  const { attributeId, revision, changes, used } = command
  const known = state.attributes[attributeId]
  if (known === undefined) return rejection('attribute-not-found')
  const next: DefinedAttribute = {
    ...known,
    type: changes.type ?? known.type,
    unit: changes.unit === undefined ? known.unit : changes.unit,
    titles: changes.titles ?? known.titles,
    ...(changes.values === undefined ? {} : { values: changes.values }),
    group: changes.group ?? known.group,
    orderNum: changes.orderNum ?? known.orderNum,
  }
  return (
    refuseStaleRevision(state, 'attribute', attributeId, revision) ??
    refuseFixed(known, next) ??
    refuseUsed(known, next, used) ??
    (known.fixed ? undefined : refuseForm(next)) ??
    positionedAttributes(state, next)
  )
}
