import { permissionOf } from '@pinline/contracts/api/call'
import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import type { OrderNumber } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'

const maxLength = 500

interface AddOrderNoteFormProps {
  readonly orderNo: OrderNumber
  readonly onDone: () => void
}

/** A form for a note to colleagues. The typed text stays until it is stored. */
export const AddOrderNoteForm = ({ orderNo, onDone }: AddOrderNoteFormProps) => {
  const text = useText()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const { send, isPending } = useCommand(addOrderNote)
  const [inputText, setInputText] = useState('')
  const [result, setResult] = useState<CommandResult<unknown>>()
  const grant = grantOf(permissions, permissionOf(addOrderNote))
  if (grant === 'missing') return null

  const note = inputText.trim()
  const isDisabled = isPending || note === ''
  const submit = async () => {
    if (isDisabled) return
    if (grant === 'disabled') {
      notify('shell.function_disabled', { type: 'error' })
      return
    }
    const outcome = await send({ orderNo, note })
    setResult(outcome)
    if (outcome.kind !== 'done') return
    setInputText('')
    notify('resources.orders.notes.done')
    onDone()
  }

  return (
    <form
      className="order-note-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <CommandError result={result} onReload={onDone} />
      <Field label={text('resources.orders.notes.label')} hint={text('resources.orders.notes.hint')}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            maxLength={maxLength}
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
        {text('resources.orders.notes.command')}
      </button>
    </form>
  )
}
