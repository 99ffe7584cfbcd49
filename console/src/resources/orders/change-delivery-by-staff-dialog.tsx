import { changeDeliveryByStaff } from '@pinline/contracts/order/order/change-delivery-by-staff'
import type { DeliveryChangePreview, DeliveryOffer } from '@pinline/contracts/order/order/delivery-offer'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { readAddress, useDeliveryOffers } from './use-delivery-change.ts'
import { type OrderDialogProps, useOrderCommand } from './use-order-command.ts'
import { withoutPrefix, writtenFrom } from './written-address.ts'
import { WrittenAddressFields } from './written-address-fields.tsx'

type Order = OrderDialogProps['order']

/** What the form has: whether another address is written, the address, the one that was priced, and the rest. */
const useForm = (order: Order) => {
  const [isWritten, setIsWritten] = useState(false)
  const [written, setWritten] = useState(() => writtenFrom(order.deliverTo))
  const [left, setLeft] = useState(written)
  const [method, setMethod] = useState<ShippingMethod>(order.shippingMethod)
  const [waived, setWaived] = useState(false)
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  return {
    ...{ isWritten, setIsWritten, written, setWritten, left, setLeft, method, setMethod },
    ...{ waived, setWaived, reason, setReason, submitted, setSubmitted },
  }
}

const MethodRow = ({ offer, chosen, onChoose }: { offer: DeliveryOffer; chosen: boolean; onChoose: () => void }) => {
  const text = useText()
  const format = useFormat()
  const { minor, currency } = offer.difference
  const amount = format.money({ minor: Math.abs(minor), currency })
  const key = minor === 0 ? 'same' : minor < 0 ? 'less' : 'more'
  return (
    <label className="delivery-change-method">
      <input type="radio" name="delivery-method" checked={chosen} onChange={onChoose} />
      <span>{text(`resources.orders.shipping.${offer.method}`)}</span>
      <span className="delivery-change-price">{text(`resources.orders.delivery_change.${key}`, { amount })}</span>
    </label>
  )
}

const Methods = (props: {
  readonly preview: DeliveryChangePreview
  readonly method: ShippingMethod
  readonly onChoose: (method: ShippingMethod) => void
}) => {
  const text = useText()
  const { preview, method, onChoose } = props
  return (
    <fieldset className="delivery-change-methods">
      <legend className="label">{text('resources.orders.page.by')}</legend>
      {preview.offers.map((offer) => (
        <MethodRow
          key={offer.method}
          offer={offer}
          chosen={offer.method === method}
          onChoose={() => onChoose(offer.method)}
        />
      ))}
      {preview.offers.length === 0 && <p className="field-error">{text('resources.orders.delivery_change.none')}</p>}
    </fieldset>
  )
}

/** What the chosen delivery means for the payment, and the waiver of what it costs more. */
const Cost = (props: {
  readonly order: Order
  readonly preview: DeliveryChangePreview
  readonly offer: DeliveryOffer | undefined
  readonly waived: boolean
  readonly fieldError: string | undefined
  readonly onWaive: (waived: boolean) => void
}) => {
  const text = useText()
  const format = useFormat()
  const { order, preview, offer, waived, fieldError, onWaive } = props
  if (!preview.taxedAlike)
    return <p className="notice notice-warning">{text('resources.orders.delivery_change.tax')}</p>
  if (offer === undefined || offer.difference.minor === 0) return null
  const { minor, currency } = offer.difference
  const amount = format.money({ minor: Math.abs(minor), currency })
  if (minor < 0)
    return order.steps.confirmedAt === null ? (
      <p className="notice notice-warning">{text('resources.orders.delivery_change.unpaid')}</p>
    ) : (
      <p className="notice notice-info">{text('resources.orders.delivery_change.refund', { amount })}</p>
    )
  return (
    <div className="delivery-change-waive">
      <label className="check">
        <input type="checkbox" checked={waived} onChange={({ target }) => onWaive(target.checked)} />
        <span>{text('resources.orders.delivery_change.waive', { amount })}</span>
      </label>
      <p className={fieldError === undefined ? 'field-hint' : 'field-error'}>
        {fieldError ?? text('resources.orders.delivery_change.waive_hint')}
      </p>
    </div>
  )
}

const Reason = (props: {
  readonly reason: string
  readonly isMissing: boolean
  readonly onEdit: (reason: string) => void
}) => {
  const text = useText()
  return (
    <Field
      label={text('resources.orders.cancel.reason')}
      fieldError={props.isMissing ? text('forms.fault.required') : undefined}
      hint={text('resources.orders.cancel.reason_hint')}
    >
      {(control) => (
        <textarea
          {...control}
          className="input"
          maxLength={500}
          value={props.reason}
          onChange={({ target }) => props.onEdit(target.value)}
        />
      )}
    </Field>
  )
}

/** Sends an order elsewhere or otherwise before its first parcel: shows what it costs and requires a reason. */
export const ChangeDeliveryByStaffDialog = (dialog: OrderDialogProps) => {
  const { order, onClose } = dialog
  const text = useText()
  const form = useForm(order)
  const { send, busy, version, result, reload } = useOrderCommand(changeDeliveryByStaff, dialog)
  const priced = form.isWritten ? readAddress(form.left) : { address: undefined }
  const now = form.isWritten ? readAddress(form.written) : { address: undefined }
  const offers = useDeliveryOffers(order.orderNo, version, 'address' in priced ? priced.address : undefined)
  const preview = 'errors' in priced ? undefined : offers.preview
  const offer = preview?.offers.find((one) => one.method === form.method)
  const refused = result?.kind === 'refused' ? withoutPrefix(result.errors) : {}
  const errors = { ...offers.errors, ...refused, ...(form.submitted && 'errors' in now ? now.errors : {}) }
  const needsWaiver = offer !== undefined && offer.difference.minor > 0 && !form.waived
  const isUnchanged = !form.isWritten && form.method === order.shippingMethod

  /** Only a complete address is priced; until then the last prices stay. */
  const leave = () => {
    if ('address' in readAddress(form.written)) form.setLeft(form.written)
  }

  const submit = async () => {
    form.setSubmitted(true)
    leave()
    if ('errors' in now || needsWaiver || isUnchanged || form.reason.trim() === '') return
    const latest = await offers.latest(now.address)
    const fresh = latest?.offers.find((one) => one.method === form.method)
    // What costs something else by now was not seen: it is shown, and confirmed by another press.
    if (latest?.taxedAlike !== true || offer === undefined) return
    if (fresh?.difference.minor !== offer.difference.minor) return
    await send({
      orderNo: order.orderNo,
      version,
      ...(now.address === undefined ? {} : { deliverTo: now.address }),
      shippingMethod: form.method,
      difference: offer.difference.minor,
      waived: form.waived && offer.difference.minor > 0,
      reason: form.reason,
    })
  }

  return (
    <FormDialog
      wide
      title={text('resources.orders.delivery_change.title', { orderNo: order.orderNo })}
      cancelLabel={text('resources.orders.delivery_change.keep')}
      confirm={text('resources.orders.delivery_change.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <label className="check">
        <input type="checkbox" checked={form.isWritten} onChange={({ target }) => form.setIsWritten(target.checked)} />
        <span>{text('resources.orders.delivery_change.other_address')}</span>
      </label>
      {form.isWritten && (
        <WrittenAddressFields
          written={form.written}
          errors={errors}
          onEdit={(edited) => form.setWritten({ ...form.written, ...edited })}
          onLeave={leave}
        />
      )}
      {preview === undefined ? (
        <p className="field-hint">
          {text(
            offers.failure !== null && Object.keys(errors).length === 0
              ? 'resources.orders.delivery_change.unavailable'
              : 'resources.orders.delivery_change.incomplete',
          )}
        </p>
      ) : (
        <>
          <Methods preview={preview} method={form.method} onChoose={form.setMethod} />
          <div aria-live="polite">
            <Cost
              order={order}
              preview={preview}
              offer={offer}
              waived={form.waived}
              fieldError={
                form.submitted && needsWaiver ? text('resources.orders.delivery_change.waive_first') : undefined
              }
              onWaive={form.setWaived}
            />
          </div>
        </>
      )}
      {form.submitted && isUnchanged && (
        <p className="field-error" role="alert">
          {text('resources.orders.delivery_change.unchanged')}
        </p>
      )}
      <Reason reason={form.reason} isMissing={form.submitted && form.reason.trim() === ''} onEdit={form.setReason} />
    </FormDialog>
  )
}
