import { saveView } from '@pinline/contracts/account/views/save-view'
import type { SavedView, ViewedList } from '@pinline/contracts/account/views/saved-view'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useText } from '../../../messages/use-text.ts'
import { CommandError } from '../../command-error.tsx'
import { Field } from '../../field.tsx'
import { FormDialog } from '../../form-dialog.tsx'
import { useFormResult } from '../../use-form-result.ts'

interface SaveViewDialogProps {
  readonly list: ViewedList
  /** The view that gets another name; undefined: a new one. */
  readonly view?: SavedView | undefined
  /** What the view shows. */
  readonly query: string
  readonly onReload: () => Promise<readonly SavedView[]>
  readonly onDone: (view: SavedView) => void
  readonly onClose: () => void
}

/** Names a view: a new one, or one that exists. */
export const SaveViewDialog = ({ list, view, query, onReload, onDone, onClose }: SaveViewDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(saveView)
  const { form, fieldErrors, result, passesValidation, showResult, reset } = useFormResult()
  const [name, setName] = useState(view?.name ?? '')
  const [revision, setRevision] = useState(view?.revision)
  const submit = async () => {
    if (!passesValidation(name.trim() === '' ? { name: text('forms.fault.required') } : {})) return
    const known = view === undefined ? {} : { id: view.id, revision: revision ?? 0 }
    const outcome = await send({ list, name, query, ...known })
    if (outcome.kind === 'done') onDone(outcome.data)
    else showResult(outcome)
  }
  const reload = async () => {
    const present = (await onReload()).find(({ id }) => id === view?.id)
    setRevision(present?.revision)
    reset()
  }
  return (
    <FormDialog
      form={form}
      title={text(view === undefined ? 'shell.views.save_as' : 'shell.views.rename')}
      confirm={text('shell.views.save')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <Field label={text('shell.views.name')} fieldError={fieldErrors.name} hint={text('shell.views.name_hint')}>
        {(control) => (
          <input
            {...control}
            className="input"
            // biome-ignore lint/a11y/noAutofocus: the dialog has one field.
            autoFocus
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
