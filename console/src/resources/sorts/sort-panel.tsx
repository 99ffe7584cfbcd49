import { createSort } from '@pinline/contracts/notification/sort/create-sort'
import type { SortRow } from '@pinline/contracts/notification/sort/sort-row'
import { updateSort } from '@pinline/contracts/notification/sort/update-sort'
import { useCommand } from '@pinline/ui/commands/use-command'
import type { FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { LocalisedFields, missingTranslations } from '../../layout/localised-fields.tsx'
import { PanelSave } from '../../layout/panel-save.tsx'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import type { SortEdits } from './use-sort-editor.ts'

interface SortPanelProps {
  /** Undefined for a new sort. */
  readonly sort: SortRow | undefined
  /** Of a new sort. */
  readonly parent: SortRow | undefined
  readonly edits: SortEdits
  readonly onEditsChange: (edits: SortEdits) => void
  readonly onSaved: (sort: SortRow) => void
  readonly onReload: () => Promise<void>
  readonly onDelete: (sort: SortRow) => void
  readonly onClose: () => void
}

/** What has the sort, with the lists that show it. */
const Uses = ({ sort, onDelete }: { readonly sort: SortRow; readonly onDelete: () => void }) => {
  const text = useText()
  const format = useFormat()
  const filter = encodeURIComponent(JSON.stringify({ sortId: sort.id }))
  return (
    <div className="panel-facts">
      <Link to={`/notices?filter=${filter}`}>
        {text('resources.sorts.uses.notices', { smart_count: sort.notices, count: format.number(sort.notices) })}
      </Link>
      {sort.files === null ? (
        <span className="small">{text('resources.sorts.uses.files_unknown')}</span>
      ) : (
        <Link to={`/files?filter=${filter}`}>
          {text('resources.sorts.uses.files', { smart_count: sort.files, count: format.number(sort.files) })}
        </Link>
      )}
      <span className="panel-commands">
        <CommandButton permission="sorts.delete" tone="danger" onPress={onDelete}>
          {text('resources.sorts.commands.delete')}
        </CommandButton>
      </span>
    </div>
  )
}

/** Shows and changes the names of one sort. Unedited ones follow changes by others. */
export const SortPanel = ({ sort, parent, edits, onEditsChange, onSaved, onReload, ...on }: SortPanelProps) => {
  const text = useText()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const creating = useCommand(createSort)
  const updating = useCommand(updateSort)
  const { form, fieldErrors, result, passesValidation, showResult, reset } = useFormResult()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  const titles = { ...sort?.titles, ...edits.titles }
  const grant = grantOf(permissions, sort === undefined ? 'sorts.create' : 'sorts.update')
  const busy = creating.isPending || updating.isPending
  const isChanged = Object.keys(edits).length > 0

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (sort !== undefined && !isChanged)) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const content = { titles, parentId: sort === undefined ? (parent?.id ?? null) : sort.parentId }
    const found = { ...fieldErrorsOf(createSort.input, content), ...missingTranslations('titles', titles) }
    if (!passesValidation(found)) return
    const outcome =
      sort === undefined
        ? await creating.send(content)
        : await updating.send({ id: sort.id, revision: sort.revision, titles })
    if (outcome.kind === 'done') return onSaved(outcome.data)
    showResult(outcome)
  }

  return (
    <form ref={form} className="menu-panel" onSubmit={(event) => void submit(event)} noValidate>
      {sort !== undefined && <Uses sort={sort} onDelete={() => on.onDelete(sort)} />}
      <fieldset className="form sheet-form" disabled={grant === 'missing'}>
        {sort === undefined && (
          <p className="field-hint">
            {parent === undefined
              ? text('resources.sorts.panel.new_top')
              : text('resources.sorts.panel.new_below', { title: parent.title })}
          </p>
        )}
        <LocalisedFields
          label={text('resources.sorts.fields.titles')}
          texts={titles}
          maxLength={60}
          fieldErrorOf={(language) => fieldErrorText(`titles.${language}`)}
          onChange={(language, value) => onEditsChange({ titles: { ...edits.titles, [language]: value } })}
        />
      </fieldset>
      <PanelSave
        name="sorts"
        grant={grant}
        isNew={sort === undefined}
        isChanged={isChanged}
        busy={busy}
        result={result}
        onReload={() => void onReload().then(reset)}
        onDiscard={() => {
          reset()
          onEditsChange({})
          if (sort === undefined) on.onClose()
        }}
      />
    </form>
  )
}
