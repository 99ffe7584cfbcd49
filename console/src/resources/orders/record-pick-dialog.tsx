import type { PickRow } from '@pinline/contracts/order/picking/list-picks'
import { recordPick } from '@pinline/contracts/order/picking/record-pick'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { readDecimal } from '../../layout/read-decimal.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

/** A line that is picked, and what was recorded of it before. */
export type PickedLine = Pick<PickRow, 'orderNo' | 'productId' | 'model' | 'quantity' | 'pick'>

interface RecordPickDialogProps {
  readonly line: PickedLine
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Pieces of a line that were found and that are missing, with lot or date code. All of them were found until somebody says otherwise. */
export const RecordPickDialog = ({ line, onDone, onClose }: RecordPickDialogProps) => {
  const { orderNo, productId, model, quantity, pick } = line
  const text = useText()
  const format = useFormat()
  const { send, isPending } = useCommand(recordPick)
  const [found, setFound] = useState(String(pick?.picked ?? quantity))
  const [missing, setMissing] = useState(String(pick?.short ?? 0))
  const [lot, setLot] = useState(pick?.lot ?? '')
  const [submitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CommandResult<unknown>>()
  const picked = readDecimal(found, 0)
  const short = readDecimal(missing, 0)
  const isWrong = picked === undefined || short === undefined || picked + short > quantity
  const range =
    submitted && isWrong ? text('resources.orders.picking.range', { most: format.number(quantity) }) : undefined

  const changeFound = (entered: string) => {
    setFound(entered)
    const pieces = readDecimal(entered, 0)
    if (pieces !== undefined && pieces <= quantity) setMissing(String(quantity - pieces))
  }
  const submit = async () => {
    setSubmitted(true)
    if (isWrong) return
    const outcome = await send({ orderNo, productId, picked, short, lot })
    if (outcome.kind === 'done') onDone()
    else setResult(outcome)
  }

  const number = (value: string, onChange: (entered: string) => void) => ({
    className: 'input figure',
    inputMode: 'numeric' as const,
    maxLength: 9,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  })
  return (
    <FormDialog
      title={text('resources.orders.picking.record_title', { model, quantity: format.number(quantity) })}
      confirm={text('resources.orders.picking.record')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={onDone} />
      <Field label={text('resources.orders.picking.picked')} fieldError={range}>
        {(control) => <input {...control} ref={focusOnMount} {...number(found, changeFound)} />}
      </Field>
      <Field label={text('resources.orders.picking.short')}>
        {(control) => <input {...control} {...number(missing, setMissing)} />}
      </Field>
      <Field label={text('resources.orders.picking.lot')} optional hint={text('resources.orders.picking.lot_hint')}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={60}
            value={lot}
            onChange={({ target }) => setLot(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
