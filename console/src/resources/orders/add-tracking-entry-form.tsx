import { permissionOf } from '@pinline/contracts/api/call'
import { addTrackingEntry } from '@pinline/contracts/order/order/add-tracking-entry'
import type { OrderNumber } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'

interface AddTrackingEntryFormProps {
  readonly orderNo: OrderNumber
  readonly parcelNo: number
  readonly onDone: () => void
}

const minuteMs = 60_000

/** This minute as a field for date and time has it, in the person's time zone. */
const thisMinute = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16)
}

/** What a carrier reports about a parcel: a button, and a dialog with time and text. */
export const AddTrackingEntryForm = ({ orderNo, parcelNo, onDone }: AddTrackingEntryFormProps) => {
  const text = useText()
  const notify = useNotify()
  const { send, isPending } = useCommand(addTrackingEntry)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(thisMinute)
  const [content, setContent] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CommandResult<unknown>>()
  const fieldErrorOf = (input: string) => (submitted && input.trim() === '' ? text('forms.fault.required') : undefined)

  const open = () => {
    setAt(thisMinute())
    setContent('')
    setSubmitted(false)
    setResult(undefined)
    setOpen(true)
  }
  const submit = async () => {
    setSubmitted(true)
    if (content.trim() === '' || at === '') return
    const outcome = await send({ orderNo, parcelNo, at: new Date(at).toISOString(), content })
    setResult(outcome)
    if (outcome.kind !== 'done') return
    setOpen(false)
    notify('resources.orders.tracking_entry.done')
    onDone()
  }

  return (
    <>
      <CommandButton permission={permissionOf(addTrackingEntry)} onPress={open}>
        {text('resources.orders.tracking_entry.command')}
      </CommandButton>
      {isOpen && (
        <FormDialog
          title={text('resources.orders.tracking_entry.title', { number: parcelNo })}
          confirm={text('resources.orders.tracking_entry.confirm')}
          busy={isPending}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <CommandError result={result} onReload={onDone} />
          <Field label={text('resources.orders.tracking_entry.at')} fieldError={fieldErrorOf(at)}>
            {(control) => (
              <input
                {...control}
                className="input"
                type="datetime-local"
                value={at}
                onChange={({ target }) => setAt(target.value)}
              />
            )}
          </Field>
          <Field
            label={text('resources.orders.tracking_entry.content')}
            hint={text('resources.orders.tracking_entry.hint')}
            fieldError={fieldErrorOf(content)}
          >
            {(control) => (
              <input
                {...control}
                className="input"
                maxLength={200}
                value={content}
                onChange={({ target }) => setContent(target.value)}
              />
            )}
          </Field>
        </FormDialog>
      )}
    </>
  )
}
