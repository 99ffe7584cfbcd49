import { rejectAfterSale } from '@pinline/contracts/order/after-sale/reject-after-sale'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { SnippetTextarea } from '../../layout/snippets/snippet-textarea.tsx'
import { useText } from '../../messages/use-text.ts'
import { type AfterSaleDialogProps, useAfterSaleCommand } from './use-after-sale-command.ts'
import { useAfterSaleSnippets } from './use-after-sale-snippets.ts'

/** Refuses a request with a reason for the buyer. */
export const RejectAfterSaleDialog = (dialog: AfterSaleDialogProps) => {
  const text = useText()
  const { send, busy, seen, result, reload } = useAfterSaleCommand(rejectAfterSale, dialog)
  const snippets = useAfterSaleSnippets(dialog.request)
  const [inputText, setInputText] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const reason = inputText.trim()
  const submit = async () => {
    setSubmitted(true)
    if (reason !== '') await send({ ...seen, reason })
  }
  return (
    <FormDialog
      title={text('resources.after-sales.reject.title')}
      confirm={text('resources.after-sales.reject.confirm')}
      tone="danger"
      busy={busy}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <Field
        label={text('resources.after-sales.reject.reason')}
        hint={text('resources.after-sales.reject.hint')}
        fieldError={submitted && reason === '' ? text('forms.fault.required') : undefined}
      >
        {(control) => (
          <SnippetTextarea
            {...control}
            ref={focusOnMount}
            source={snippets}
            maxLength={1000}
            value={inputText}
            onChange={setInputText}
          />
        )}
      </Field>
    </FormDialog>
  )
}
