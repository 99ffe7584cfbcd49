import { announceDelivery } from '@pinline/contracts/catalogue/stock/announce-delivery'
import type { StockLevel } from '@pinline/contracts/catalogue/stock/receive-stock'
import type { Delivery } from '@pinline/events/catalogue/deliveries'
import { useRef, useState } from 'react'
import { CommandTold } from '../../layout/command-told.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { type Faults, noFaults, useFocusOnFault } from '../../layout/form-faults.ts'
import { takeFocus } from '../../layout/take-focus.ts'
import { useText } from '../../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import type { StockRecord } from './stock-record.ts'
import { readDelivery, type TypedDelivery, typedDelivery } from './typed-delivery.ts'

interface DeliveryDialogProps {
  readonly stock: StockRecord
  /** The one to change; left out, another is announced. */
  readonly delivery?: Delivery | undefined
  readonly onClose: () => void
  readonly onDone: () => void
  /** Reads the stock as it stands now. */
  readonly onReload: () => Promise<StockRecord | undefined>
}

/** Announces a delivery or changes an announced one, on the version of the stock that the person saw. */
export const DeliveryDialog = ({ stock, delivery, onClose, onDone, onReload }: DeliveryDialogProps) => {
  const text = useText()
  const { send, busy } = useCommand(announceDelivery)
  const form = useRef<HTMLFormElement>(null)
  const [version, setVersion] = useState(stock.version)
  const [typed, setTyped] = useState(() => typedDelivery(delivery))
  const [asked, setAsked] = useState(false)
  const [told, setTold] = useState<Faults>(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<StockLevel>>()
  const read = readDelivery(typed)
  useFocusOnFault(form, told)

  const type = (changed: Partial<TypedDelivery>) => setTyped({ ...typed, ...changed })
  const faultOf = (field: keyof TypedDelivery) => {
    const fault = asked ? read.faults[field] : undefined
    return fault === undefined ? undefined : text(fault)
  }

  const submit = async () => {
    setAsked(true)
    setTold({ ...read.faults })
    if (Object.keys(read.faults).length > 0) return
    const changed = delivery === undefined ? {} : { deliveryId: delivery.deliveryId }
    const outcome = await send({ productId: stock.id, version, ...changed, ...read.delivery })
    if (outcome.kind === 'done') onDone()
    else setAnswer(outcome)
  }

  const reload = async () => {
    const newest = await onReload()
    if (newest !== undefined) setVersion(newest.version)
    setAnswer(undefined)
  }

  const kind = delivery === undefined ? 'announce' : 'change'
  return (
    <FormDialog
      title={text(`resources.stock.delivery.${kind}_title`, { model: stock.model })}
      confirm={text(`resources.stock.delivery.${kind}_confirm`)}
      busy={busy}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandTold answer={answer} onReload={() => void reload()} />
      <Field label={text('resources.stock.delivery.quantity')} fault={faultOf('quantity')}>
        {(control) => (
          <input
            {...control}
            ref={takeFocus}
            className="input mono"
            inputMode="numeric"
            maxLength={14}
            value={typed.quantity}
            onChange={({ target }) => type({ quantity: target.value })}
          />
        )}
      </Field>
      <Field label={text('resources.stock.delivery.expected_on')} fault={faultOf('expectedOn')}>
        {(control) => (
          <input
            {...control}
            type="date"
            className="input mono"
            value={typed.expectedOn}
            onChange={({ target }) => type({ expectedOn: target.value })}
          />
        )}
      </Field>
      <Field label={text('resources.stock.delivery.note')} optional hint={text('resources.stock.delivery.note_hint')}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={200}
            value={typed.note}
            onChange={({ target }) => type({ note: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}
