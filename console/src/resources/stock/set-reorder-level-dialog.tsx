import { setReorderLevel } from '@pinline/contracts/catalogue/stock/set-reorder-level'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import type { StockRecord } from './stock-record.ts'

interface SetReorderLevelDialogProps {
  readonly stock: StockRecord
  readonly onDone: () => void
  readonly onReload: () => void
  readonly onClose: () => void
}

/** Says at how many available pieces a part is to be bought again; an empty field: it is not watched. */
export const SetReorderLevelDialog = ({ stock, onDone, onReload, onClose }: SetReorderLevelDialogProps) => {
  const text = useText()
  const format = useFormat()
  const [inputText, setInputText] = useState(stock.reorderLevel === null ? '' : String(stock.reorderLevel))
  const [submitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CommandResult<unknown>>()
  const { send, isPending } = useCommand(setReorderLevel)
  const typed = inputText.trim()
  const isWrong = typed !== '' && !/^\d{1,8}$/.test(typed)
  const submit = async () => {
    setSubmitted(true)
    if (isWrong) return
    const level = typed === '' ? null : Number(typed)
    const outcome = await send({ productId: stock.id, version: stock.version, level })
    setResult(outcome)
    if (outcome.kind === 'done') onDone()
  }
  return (
    <FormDialog
      title={text('resources.stock.reorder.title', { model: stock.model })}
      cancelLabel={text('resources.stock.cancel')}
      confirm={text('resources.stock.reorder.confirm')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={onReload} />
      <Field
        label={text('resources.stock.reorder.level')}
        hint={text('resources.stock.reorder.hint', { available: format.number(stock.available) })}
        fieldError={submitted && isWrong ? text('resources.stock.reorder.wrong') : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input"
            inputMode="numeric"
            maxLength={8}
            value={inputText}
            onChange={({ target }) => setInputText(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
