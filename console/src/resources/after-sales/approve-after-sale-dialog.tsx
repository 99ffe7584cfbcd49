import { approveAfterSale } from '@pinline/contracts/order/after-sale/approve-after-sale'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { SnippetTextarea } from '../../layout/snippets/snippet-textarea.tsx'
import { useText } from '../../messages/use-text.ts'
import { type AfterSaleDialogProps, useAfterSaleCommand } from './use-after-sale-command.ts'
import { useAfterSaleSnippets } from './use-after-sale-snippets.ts'

/** Agrees to a request: whether the pieces have to come back, and what the buyer has to know. */
export const ApproveAfterSaleDialog = (dialog: AfterSaleDialogProps) => {
  const text = useText()
  const { send, busy, seen, result, reload } = useAfterSaleCommand(approveAfterSale, dialog)
  const [returnRequired, setReturnRequired] = useState(dialog.request.reason !== 'missing-pieces')
  const snippets = useAfterSaleSnippets(dialog.request)
  const [inputText, setInputText] = useState('')
  const instructions = inputText.trim()
  return (
    <FormDialog
      title={text('resources.after-sales.approve.title')}
      confirm={text('resources.after-sales.approve.confirm')}
      busy={busy}
      onSubmit={() => send({ ...seen, returnRequired, ...(instructions === '' ? {} : { instructions }) })}
      onClose={dialog.onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <label className="check">
        <input type="checkbox" checked={returnRequired} onChange={({ target }) => setReturnRequired(target.checked)} />
        {text('resources.after-sales.approve.return_required')}
      </label>
      <Field
        label={text('resources.after-sales.approve.instructions')}
        hint={text('resources.after-sales.approve.hint')}
        optional
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
