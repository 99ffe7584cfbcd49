import { addBuyerNote, maxBuyerNoteLength } from '@pinline/contracts/account/people/add-buyer-note'
import { permissionOf } from '@pinline/contracts/api/call'
import type { BuyerId } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { useUnsavedEdits } from '../../layout/drafts/unsaved-edits.tsx'
import { Field } from '../../layout/field.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'

interface AddBuyerNoteFormProps {
  readonly id: BuyerId
  readonly onDone: () => void
}

/** A form for a note about a buyer. The typed text stays until it is stored; on this device it is kept nowhere. */
export const AddBuyerNoteForm = ({ id, onDone }: AddBuyerNoteFormProps) => {
  const text = useText()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const { send, isPending } = useCommand(addBuyerNote)
  const [inputText, setInputText] = useState('')
  const [result, setResult] = useState<CommandResult<unknown>>()
  const grant = grantOf(permissions, permissionOf(addBuyerNote))
  const note = inputText.trim()
  useUnsavedEdits(note !== '', false)
  if (grant === 'missing') return null

  const isDisabled = isPending || note === ''
  const submit = async () => {
    if (isDisabled) return
    if (grant === 'disabled') {
      notify('shell.function_disabled', { type: 'error' })
      return
    }
    const outcome = await send({ id, note })
    setResult(outcome)
    if (outcome.kind !== 'done') return
    setInputText('')
    notify('resources.buyers.notes.done')
    onDone()
  }

  return (
    <form
      className="buyer-note-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <CommandError result={result} onReload={onDone} />
      <Field label={text('resources.buyers.notes.label')} hint={text('resources.buyers.notes.hint')}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            maxLength={maxBuyerNoteLength}
            value={inputText}
            onChange={({ target }) => setInputText(target.value)}
          />
        )}
      </Field>
      <button
        type="submit"
        className="button outline small"
        aria-busy={isPending}
        aria-disabled={isDisabled || grant === 'disabled'}
      >
        {text('resources.buyers.notes.command')}
      </button>
    </form>
  )
}
