import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import { type ImportField, rowReason } from '@pinline/contracts/catalogue/import/import-options'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { z } from 'zod'
import type { Taxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { taxonomyDecider } from '../../domain/taxonomy/taxonomy-decider.ts'
import { entryOf } from '../../taxonomy/entry-of.ts'
import { attributeSteps } from './attribute-steps.ts'
import { categorySteps } from './category-steps.ts'
import { type FieldError, isFieldError, type ProductUses, type TaxonomyRow } from './taxonomy-row.ts'

export type TaxonomyDecision =
  | { readonly kind: 'wrong'; readonly error: FieldError }
  | {
      readonly kind: 'new' | 'changed' | 'unchanged'
      readonly events: readonly TaxonomyEvent[]
      /** The first command that had an effect. */
      readonly command: string | undefined
      readonly after: Taxonomy
    }

const fieldOf: Readonly<Record<string, ImportField>> = {
  id: 'id',
  parentId: 'parent',
  attributeIds: 'attributes',
  type: 'type',
  unit: 'unit',
  values: 'choices.en',
}

const faults = z.object({ errors: z.record(z.string(), z.string()) })
const lost = z.object({ values: z.array(z.union([z.string(), z.number(), z.boolean()])) })

/** A refusal of a command as the error of a field. */
const errorOf = ({ code, ...more }: Rejection, state: Taxonomy, row: TaxonomyRow): FieldError => {
  if (code === 'attribute-in-use' && row.kind === 'attributes') {
    const values = lost.safeParse(more.data).data?.values
    if (values !== undefined) return { field: 'choices.en', reason: code, hint: values.join(', ') }
    const known = entryOf(state.attributes, row.attributeId)
    const isType = row.values.type !== undefined && row.values.type !== known?.type
    return { field: isType ? 'type' : 'unit', reason: code }
  }
  const [named] = Object.entries(faults.safeParse(more).data?.errors ?? {})
  if (named === undefined) throw new Error(`a row of an import was refused with ${code}`)
  const [field, fault] = named
  return { field: fieldOf[field] ?? 'id', reason: rowReason.parse(fault) }
}

/** The events of a row, by the commands of staff in sequence; or the first error. */
export const decideTaxonomyRow = (state: Taxonomy, row: TaxonomyRow, uses: ProductUses): TaxonomyDecision => {
  const steps = row.kind === 'categories' ? categorySteps(state, row, uses) : attributeSteps(state, row, uses)
  if (isFieldError(steps)) return { kind: 'wrong', error: steps }
  const isNew =
    row.kind === 'categories'
      ? entryOf(state.categories, row.categoryId) === undefined
      : entryOf(state.attributes, row.attributeId) === undefined
  const events: TaxonomyEvent[] = []
  let after = state
  let effective: string | undefined
  for (const step of steps) {
    const command = step(after)
    const decision = taxonomyDecider.decide(after, command)
    if (isRejection(decision)) return { kind: 'wrong', error: errorOf(decision, state, row) }
    if (decision.length > 0) effective ??= command.type
    events.push(...decision)
    after = decision.reduce(taxonomyDecider.evolve, after)
  }
  return { kind: isNew ? 'new' : events.length === 0 ? 'unchanged' : 'changed', events, command: effective, after }
}
