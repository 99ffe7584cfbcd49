import type { Call } from '@pinline/contracts/api/call'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { type Identifier, useDataProvider, useNotify } from 'react-admin'
import type { z } from 'zod'
import type { FieldValues } from './conflicts/three-way.ts'
import { useConflict } from './conflicts/use-conflict.ts'
import { useDraft } from './drafts/use-draft.ts'
import { type FieldErrors, fieldErrorsOf, useFieldErrorText } from './field-errors.ts'
import { useFormResult } from './use-form-result.ts'

interface VersionedRecord {
  readonly id: Identifier
  readonly revision: number
}

interface RecordFormOptions<Row extends VersionedRecord, Values extends FieldValues, Changed> {
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
  /** Whether a version found after a conflict can still be edited. */
  readonly isEditable?: (record: Row) => boolean
  /** Whether saving this version does something although nothing was edited. */
  readonly savesUnchanged?: (record: Row) => boolean
  readonly isGranted: boolean
  /** The commands for a new record and for a version of one, which is sent with its `id` and `revision`. */
  readonly create: Call<z.ZodType, z.ZodType<Changed>>
  readonly update: Call<z.ZodType, z.ZodType<Changed>>
  /** What the commands get, of a new record or of this version. */
  readonly contentOf: (values: Values, on: Row | undefined) => object
  /** The errors that the form shows for those that the command's schema has. */
  readonly errorsOf?: (found: FieldErrors) => FieldErrors
  /** Fields whose errors go with those of the edited ones. */
  readonly alsoCleared?: object
  readonly onDone: (changed: Changed) => void
}

/** State of a form over a record with versions: edits, draft, field errors, conflict, and its submit. */
export const useRecordForm = <Row extends VersionedRecord, Values extends FieldValues, Changed>({
  resource,
  record,
  schema,
  valuesOf,
  compared,
  isEditable = () => true,
  savesUnchanged = () => false,
  isGranted,
  create,
  update,
  contentOf,
  errorsOf = (found) => found,
  alsoCleared = {},
  onDone,
}: RecordFormOptions<Row, Values, Changed>) => {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const formResult = useFormResult()
  const creating = useCommand(create)
  const updating = useCommand(update)
  const busy = creating.isPending || updating.isPending
  const [snapshot, setSnapshot] = useState(record)
  const [edits, setEdits] = useState<Partial<Values>>({})
  const fieldErrorText = useFieldErrorText(formResult.fieldErrors)

  const canEdit = isGranted && (snapshot === undefined || isEditable(snapshot))
  const values: Values = { ...valuesOf(snapshot), ...edits }
  const isChanged = Object.keys(edits).length > 0
  const draft = useDraft({
    ...{ form: resource, id: record === undefined ? 'new' : String(record.id), edits: values, isChanged },
    schema,
    onRestore: setEdits,
  })

  const newestOf = async (id: Row['id']) => (await dataProvider.getOne<Row>(resource, { id })).data

  const fieldsOf = (from: Values): FieldValues => compared?.fieldsOf(from) ?? from
  const conflict = useConflict<Row, FieldValues>({
    load: async ({ id }) => {
      const newest = await newestOf(id)
      return isEditable(newest) ? newest : undefined
    },
    versionOf: ({ revision }) => revision,
    valuesOf: (from) => fieldsOf(valuesOf(from)),
    saveOn: async (newest, mine) => {
      const fields = { ...fieldsOf(valuesOf(newest)), ...mine }
      const merged = compared?.valuesOf(fields) ?? schema.parse(fields)
      setSnapshot(newest)
      setEdits(merged)
      return await save(newest, merged)
    },
  })

  const save = async (on: Row | undefined, written: Values): Promise<boolean> => {
    const content = contentOf(written, on)
    const input = on === undefined ? content : { ...content, id: on.id, revision: on.revision }
    const [call, command] = on === undefined ? [create, creating] : [update, updating]
    if (!formResult.passesValidation(errorsOf(fieldErrorsOf(call.input, input)))) return false
    const outcome = await command.send(input)
    if (outcome.kind === 'conflict' && on !== undefined && (await conflict.compare(on, fieldsOf(written)))) return false
    if (outcome.kind !== 'done') {
      formResult.showResult(outcome)
      return false
    }
    draft.clear()
    onDone(outcome.data)
    return true
  }

  return {
    ...{ form: formResult.form, fieldErrors: formResult.fieldErrors, result: formResult.result },
    ...{ draft, snapshot, conflict, canEdit, busy, values, isChanged, fieldErrorText },
    edit: (changes: Partial<Values>) => {
      setEdits((before) => ({ ...before, ...changes }))
      formResult.clearFieldErrors({ ...changes, ...alsoCleared })
    },
    submit: async (event: FormEvent) => {
      event.preventDefault()
      if (busy || (snapshot !== undefined && !isChanged && !savesUnchanged(snapshot))) return
      if (!canEdit) return notify('shell.function_disabled', { type: 'error' })
      await save(snapshot, values)
    },
    reload: async () => {
      if (snapshot !== undefined) setSnapshot(await newestOf(snapshot.id))
      formResult.reset()
    },
  }
}
