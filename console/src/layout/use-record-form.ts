import type { Call } from '@pinline/contracts/api/call'
import { useCommand } from '@pinline/ui/commands/use-command'
import type { FormEvent } from 'react'
import { type Identifier, useDataProvider, useNotify } from 'react-admin'
import type { z } from 'zod'
import type { FieldValues } from './conflicts/three-way.ts'
import { useConflict } from './conflicts/use-conflict.ts'
import { type FieldErrors, fieldErrorsOf, useFieldErrorText } from './field-errors.ts'
import { useReportChanged } from './use-form-key.ts'
import { useFormResult } from './use-form-result.ts'
import { type RecordEditsOptions, useRecordEdits } from './use-record-edits.ts'

interface VersionedRecord {
  readonly id: Identifier
  readonly revision: number
}

/** What the page of a form is notified of. */
export interface RecordFormEvents<Changed> {
  /** Whether there are unsaved edits. */
  readonly onChanged?: (isChanged: boolean) => void
  readonly onDone: (changed: Changed) => void
}

interface RecordFormOptions<Row extends VersionedRecord, Values extends FieldValues, Changed>
  extends RecordEditsOptions<Row, Values>,
    RecordFormEvents<Changed> {
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
}

const nobody = () => undefined

/** State of a form over a record with versions: edits, draft, field errors, conflict, and its submit. */
export const useRecordForm = <Row extends VersionedRecord, Values extends FieldValues, Changed>({
  isEditable = () => true,
  savesUnchanged = () => false,
  isGranted,
  create,
  update,
  contentOf,
  errorsOf = (found) => found,
  alsoCleared = {},
  onChanged = nobody,
  onDone,
  ...options
}: RecordFormOptions<Row, Values, Changed>) => {
  const { resource, valuesOf } = options
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const formResult = useFormResult()
  const creating = useCommand(create)
  const updating = useCommand(update)
  const busy = creating.isPending || updating.isPending
  const fieldErrorText = useFieldErrorText(formResult.fieldErrors)
  const edits = useRecordEdits<Row, Values>(options)
  const { snapshot, values, isChanged, draft, fieldsOf } = edits
  useReportChanged(isChanged, onChanged)

  const canEdit = isGranted && (snapshot === undefined || isEditable(snapshot))
  const newestOf = async (id: Row['id']) => (await dataProvider.getOne<Row>(resource, { id })).data

  const conflict = useConflict<Row, FieldValues>({
    load: async ({ id }) => {
      const newest = await newestOf(id)
      return isEditable(newest) ? newest : undefined
    },
    versionOf: ({ revision }) => revision,
    valuesOf: (from) => fieldsOf(valuesOf(from)),
    saveOn: async (newest, mine) => await save(newest, edits.begin(newest, mine)),
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
    ...{ snapshot, canEdit, busy, values, isChanged, fieldErrorText },
    offer: canEdit ? draft.offer : undefined,
    conflict: edits.choosing ?? conflict,
    edit: (changes: Partial<Values>) => {
      edits.edit(changes)
      formResult.clearFieldErrors({ ...changes, ...alsoCleared })
    },
    submit: async (event: FormEvent) => {
      event.preventDefault()
      if (busy || (snapshot !== undefined && !isChanged && !savesUnchanged(snapshot))) return
      if (!canEdit) return notify('shell.function_disabled', { type: 'error' })
      await save(snapshot, values)
    },
    reload: async () => {
      if (snapshot !== undefined) {
        const newest = await newestOf(snapshot.id)
        if (isEditable(newest)) edits.continueOn(newest)
        else edits.setSnapshot(newest)
      }
      formResult.reset()
    },
  }
}
