import { useState } from 'react'
import type { z } from 'zod'
import {
  allOf,
  chosenOfMine,
  type DifferentField,
  type FieldValues,
  hasConflict,
  isEqual,
  type SideChoices,
} from './conflicts/three-way.ts'
import type { ConflictState } from './conflicts/use-conflict.ts'
import { draftOn, type RecordDraft, recordDraftFor, recordDraftOf } from './drafts/record-draft.ts'
import { useDraft } from './drafts/use-draft.ts'

export interface RecordEditsOptions<Row, Values extends FieldValues> {
  /** Its name at the data provider and among drafts. */
  readonly resource: string
  /** Undefined for a new one. */
  readonly record: Row | undefined
  readonly schema: z.ZodType<Values>
  readonly valuesOf: (record: Row | undefined) => Values
  /** The fields of a comparison where those of the form are not fine enough, and the form's values of such fields. */
  readonly compared?: {
    readonly fieldsOf: (values: Values) => FieldValues
    readonly valuesOf: (fields: FieldValues) => Values
  }
}

/** Edits that were begun on another version, with a field that both have changed. */
interface Choice<Row> {
  readonly on: Row
  readonly fields: readonly DifferentField[]
}

/**
 * The edits of a form on the version of a record that they were begun on, and their draft. Taken to another version, by a
 * restored draft or a reload, they change only what the person has changed.
 */
export const useRecordEdits = <Row extends { readonly id: string | number }, Values extends FieldValues>({
  resource,
  record,
  schema,
  valuesOf,
  compared,
}: RecordEditsOptions<Row, Values>) => {
  const [snapshot, setSnapshot] = useState(record)
  const [edits, setEdits] = useState<Partial<Values>>({})
  const [choice, setChoice] = useState<Choice<Row>>()

  const fieldsOf = (values: Values): FieldValues => compared?.fieldsOf(values) ?? values
  const valuesOfFields = (fields: FieldValues): Values => compared?.valuesOf(fields) ?? schema.parse(fields)
  const stored = valuesOf(snapshot)
  const now = fieldsOf(stored)
  const values: Values = { ...stored, ...edits }
  const changes = recordDraftOf(now, fieldsOf(values))
  const isChanged = Object.keys(changes.mine).length > 0

  const begin = (on: Row | undefined, mine: FieldValues): Values => {
    const before = valuesOf(on)
    const next = valuesOfFields({ ...fieldsOf(before), ...mine })
    const changed = Object.entries(next).filter(([field, value]) => !isEqual(value, before[field]))
    setSnapshot(on)
    setEdits(Object.fromEntries(changed) as Partial<Values>)
    return next
  }
  const carry = (draft: RecordDraft, on: Row | undefined) => {
    const fields = draftOn(draft, fieldsOf(valuesOf(on)))
    if (on !== undefined && hasConflict(fields)) setChoice({ on, fields })
    else begin(on, chosenOfMine(fields, allOf(fields, 'mine')))
  }
  const draft = useDraft({
    ...{ form: resource, id: record === undefined ? 'new' : String(record.id), edits: changes, isChanged },
    schema: recordDraftFor({ schema, fieldsOf, valuesOf: valuesOfFields, now }),
    onRestore: (restored) => carry(restored, snapshot),
  })
  const choose = async (choices: SideChoices) => {
    if (choice === undefined) return
    const mine = chosenOfMine(choice.fields, choices)
    setChoice(undefined)
    begin(choice.on, mine)
    if (Object.keys(mine).length === 0) draft.clear()
  }
  const choosing: ConflictState | undefined =
    choice === undefined
      ? undefined
      : { fields: choice.fields, confirm: 'take', choose, close: () => setChoice(undefined) }

  return {
    ...{ snapshot, setSnapshot, values, isChanged, draft, fieldsOf, choosing },
    edit: (changed: Partial<Values>) => setEdits((before) => ({ ...before, ...changed })),
    /** Continues on a version with these fields of one's own. Returns the form's values. */
    begin,
    /** Takes the edits to a version; where both have changed a field, the person chooses. */
    continueOn: (on: Row) => carry(changes, on),
  }
}
