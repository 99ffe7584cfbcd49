import type { CommandResult } from '@pinline/ui/commands/command-result'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { z } from 'zod'
import type { FieldValues } from '../../layout/conflicts/three-way.ts'
import { useConflict } from '../../layout/conflicts/use-conflict.ts'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { type FieldErrors, useFieldErrorText } from '../../layout/field-errors.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { grantOf } from '../../providers/permissions.ts'

/** Settings as they are shown, with the version that the next command names. */
export interface ShownSettings<Settings> {
  readonly shown: Settings
  /** Refetches the settings. */
  readonly onChanged: () => Promise<Settings | undefined>
}

interface SettingsFormOptions<Settings, Edits extends object, Written, Values extends FieldValues>
  extends ShownSettings<Settings> {
  /** Its name among drafts. */
  readonly id: string
  readonly schema: z.ZodType<Edits>
  /** Of the settings that edits began on, which a draft has beside them. */
  readonly settings: z.ZodType<Settings>
  /** No field was edited. */
  readonly noEdits: Edits
  /** The edits without those that leave a field as it is in these settings. */
  readonly effective: (edits: Edits, on: Settings) => Edits
  /** What is sent when these edits are saved on a version. */
  readonly writtenOf: (edits: Edits, on: Settings) => Written
  /** The fields in which versions are compared. */
  readonly valuesOf: (settings: Settings) => Values
  readonly valuesOfWritten: (written: Written, on: Settings) => Values
  /** The edits that leave these values on the newest version. */
  readonly editsOf: (mine: Partial<Values>, newest: Settings, edits: Edits) => Edits
  /** Sends the command on this version. Undefined if validation found errors. */
  readonly send: (
    on: Settings,
    written: Written,
    passesValidation: (found: FieldErrors) => boolean,
  ) => Promise<CommandResult<unknown> | undefined>
  readonly isPending: boolean
  readonly done: MessageKey
}

/** Drafts of the release before are the edits alone. */
const settingsDraft = <Settings, Edits>(edits: z.ZodType<Edits>, settings: z.ZodType<Settings>) =>
  z.union([
    z.object({ edits, begun: settings.optional().catch(undefined) }),
    edits.transform((only) => ({ edits: only, begun: undefined })),
  ])

/** State of a form over settings: edits, draft, field errors, conflict and its submit, on the version that the person has loaded. */
export const useSettingsForm = <
  Settings extends { readonly version: number },
  Edits extends object,
  Written,
  Values extends FieldValues,
>({
  shown,
  onChanged,
  id,
  schema,
  settings,
  noEdits,
  effective,
  writtenOf,
  valuesOf,
  valuesOfWritten,
  editsOf,
  send,
  isPending,
  done,
}: SettingsFormOptions<Settings, Edits, Written, Values>) => {
  const notify = useNotify()
  const grant = grantOf(usePermissions().permissions, 'settings.update')
  const [edits, setEdits] = useState(noEdits)
  /** What the edits began on; unedited fields show the newest. */
  const [begun, setBegun] = useState<Settings>()
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  const isChanged = JSON.stringify(effective(edits, shown)) !== JSON.stringify(noEdits)
  const draft = useDraft({
    ...{ form: 'settings', id, edits: { edits, begun }, isChanged },
    schema: settingsDraft(schema, settings),
    // Saved on the settings that it began on: what a colleague has changed since is not overwritten without a question.
    onRestore: (restored) => {
      setBegun(restored.begun)
      setEdits(restored.edits)
    },
  })

  const forget = () => {
    setBegun(undefined)
    setEdits(noEdits)
    reset()
  }

  const conflict = useConflict<Settings, Values>({
    load: onChanged,
    versionOf: ({ version }) => version,
    valuesOf,
    saveOn: async (newest, mine) => {
      const stay = editsOf(mine, newest, edits)
      setBegun(newest)
      setEdits(stay)
      return await save(newest, writtenOf(stay, newest))
    },
  })

  const save = async (on: Settings, written: Written): Promise<boolean> => {
    const outcome = await send(on, written, passesValidation)
    if (outcome === undefined) return false
    if (outcome.kind === 'conflict' && (await conflict.compare(on, valuesOfWritten(written, on)))) return false
    if (outcome.kind !== 'done') {
      showResult(outcome)
      return false
    }
    await onChanged()
    forget()
    notify(done)
    return true
  }

  return {
    ...{ form, draft, edits, isChanged, grant, isPending, result, conflict, fieldErrorText },
    discard: forget,
    edit: (changed: Edits) => {
      setBegun(begun ?? shown)
      setEdits({ ...edits, ...changed })
      clearFieldErrors(changed)
    },
    submit: async (event: FormEvent) => {
      event.preventDefault()
      if (isPending || !isChanged) return
      if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
      const on = begun ?? shown
      await save(on, writtenOf(edits, on))
    },
    /** Loads the newest version after a failure; what was typed stays. */
    reload: async () => {
      setEdits(effective(edits, shown))
      setBegun(await onChanged())
      reset()
    },
  }
}
