import { z } from 'zod'
import { type DifferentField, differentFields, type FieldValues } from '../conflicts/three-way.ts'

const fieldValues = z.record(z.string(), z.unknown())
const recordDraft = z.object({ base: fieldValues, mine: fieldValues })

/** The fields that a person has changed in the form of a record, and what they held before. */
export type RecordDraft = z.infer<typeof recordDraft>

/** Only what was changed, so that no field that somebody else changes later is undone with it. */
export const recordDraftOf = (base: FieldValues, mine: FieldValues): RecordDraft => {
  const changed = differentFields(base, mine, base)
  const side = (name: 'base' | 'mine') => Object.fromEntries(changed.map((one) => [one.field, one[name]]))
  return { base: side('base'), mine: side('mine') }
}

/** The changes on the record as it is now; what both have changed needs a choice. */
export const draftOn = ({ base, mine }: RecordDraft, now: FieldValues): DifferentField[] =>
  differentFields(base, mine, Object.fromEntries(Object.keys(mine).map((field) => [field, now[field]])))

interface RecordFormFields<Values> {
  /** All that is typed into the form: what drafts of the release before hold, without what it was before. */
  readonly schema: z.ZodType<Values>
  readonly fieldsOf: (values: Values) => FieldValues
  /** Throws for what is none of the form's values. */
  readonly valuesOf: (fields: FieldValues) => Values
  /** The record as it is now. */
  readonly now: FieldValues
}

/** Parses a stored draft. One that the form cannot show any more, or that changes nothing, is none. */
export const recordDraftFor = <Values>({ schema, fieldsOf, valuesOf, now }: RecordFormFields<Values>) => {
  const isShown = (fields: FieldValues): boolean => {
    try {
      valuesOf({ ...now, ...fields })
      return Object.keys(fields).every((field) => field in now)
    } catch {
      return false
    }
  }
  return z
    .union([
      recordDraft.refine(({ base, mine }) => isShown(base) && isShown(mine)),
      schema.transform((values) => recordDraftOf(now, fieldsOf(values))),
    ])
    .refine((draft) => draftOn(draft, now).length > 0)
}
