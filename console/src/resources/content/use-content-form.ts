import type { InputOf } from '@pinline/contracts/api/call'
import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { updateContent } from '@pinline/contracts/catalogue/content/update-content'
import type { ContentDetails } from '@pinline/events/catalogue/content-details'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useConflict } from '../../layout/conflicts/use-conflict.ts'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { type FieldErrors, fieldErrorsOf, noFieldErrors } from '../../layout/field-errors.ts'
import {
  type ContentEdits,
  type ContentValues,
  contentDraft,
  contentDraftOf,
  contentValuesOf,
  draftBase,
  editsOfValues,
  noEdits,
  onlyChanges,
  withEdits,
} from './content-edits.ts'
import { useContentEdits } from './use-content-edits.ts'

type WrittenDetails = NonNullable<InputOf<typeof updateContent>['details']>

/** Details as a command takes them: the language of a file is one of the ten, or empty. */
export const writtenDetailsOf = (details: ContentDetails): WrittenDetails =>
  details.kind === 'resource'
    ? { ...details, languageOfFile: contentLanguage.safeParse(details.languageOfFile).data ?? '' }
    : details

/**
 * The form of an item. What others have changed since is taken over unless both have changed the same, which the person
 * decides with both versions before them.
 */
export const useContentForm = (record: ContentRecord, onReload: () => Promise<ContentRecord | undefined>) => {
  const notify = useNotify()
  const { send, isPending } = useCommand(updateContent)
  const content = useContentEdits(record)
  const { base, edits, changes, isChanged, begin } = content
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(noFieldErrors)
  const [result, setResult] = useState<CommandResult<unknown>>()
  const { offer, clear } = useDraft({
    form: 'content',
    id: record.id,
    edits: contentDraftOf(base, changes),
    isChanged,
    schema: contentDraft,
    // Saved on the revision that it began on: what a colleague has changed since is not overwritten without a question.
    onRestore: (draft) => begin(draftBase(base, draft), draft.edits),
  })

  const forgetErrors = () => {
    setResult(undefined)
    setFieldErrors(noFieldErrors)
  }

  const conflict = useConflict<ContentRecord, ContentValues>({
    load: async () => {
      const newest = await onReload()
      return newest?.status === 'archived' ? undefined : newest
    },
    versionOf: ({ revision }) => revision,
    valuesOf: contentValuesOf,
    saveOn: async (newest, mine) => {
      const stay = editsOfValues(newest, mine)
      begin(newest, stay)
      return await save(newest, stay)
    },
  })

  const save = async (on: ContentRecord, written: ContentEdits): Promise<boolean> => {
    const { details, ...other } = onlyChanges(on, written)
    const input = {
      id: record.id,
      revision: on.revision,
      ...other,
      ...(details === undefined ? {} : { details: writtenDetailsOf(details) }),
    }
    const found = fieldErrorsOf(updateContent.input, input)
    setFieldErrors(found)
    if (Object.keys(found).length > 0) return false
    const outcome = await send(input)
    if (outcome.kind === 'done') {
      clear()
      forgetErrors()
      begin((await onReload()) ?? { ...on, revision: outcome.data.revision }, noEdits)
      notify('resources.content.page.saved')
      return true
    }
    if (outcome.kind === 'conflict' && (await conflict.compare(on, contentValuesOf(withEdits(on, written)))))
      return false
    const named = outcome.kind === 'refused' ? outcome.errors : noFieldErrors
    setFieldErrors(named)
    setResult(Object.keys(named).length > 0 ? undefined : outcome)
    return false
  }

  return {
    ...content,
    conflict,
    fieldErrors,
    result,
    offer,
    busy: isPending,
    save: () => save(base, edits),
    /** Reads the item anew; edits stay. */
    reload: async () => {
      const newest = await onReload()
      if (newest !== undefined) begin(newest, edits)
    },
    discard: () => {
      forgetErrors()
      begin(record, noEdits)
    },
  }
}

export type ContentForm = ReturnType<typeof useContentForm>
