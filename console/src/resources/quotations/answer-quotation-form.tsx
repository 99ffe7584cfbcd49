import { permissionOf } from '@pinline/contracts/api/call'
import { answerQuotation } from '@pinline/contracts/order/quotation/answer-quotation'
import type { QuotationRecord } from '@pinline/contracts/order/quotation/quotation-row'
import { currencyDigits } from '@pinline/events/money'
import { type ShippingMethod, shippingMethods } from '@pinline/events/order/shipping-method'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { useUnsavedEdits } from '../../layout/drafts/unsaved-edits.tsx'
import { Field } from '../../layout/field.tsx'
import { readDecimal } from '../../layout/read-decimal.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useVersionedCommand } from '../../layout/use-versioned-command.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'

const priceDecimals = 4
const maxMessage = 1000
const defaultDays = '30'
const defaultLead = '0'

interface AnswerFormProps {
  readonly quotation: QuotationRecord
  readonly onReload: () => Promise<number | undefined>
}

/** Typed texts of the form, and what they mean; `input` is undefined while one is no number. */
const useAnswer = ({ quotation }: AnswerFormProps) => {
  const { currency, lines } = quotation
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>({})
  const [leads, setLeads] = useState<Readonly<Record<string, string>>>({})
  const [freight, setFreight] = useState('')
  const [days, setDays] = useState(defaultDays)
  const [method, setMethod] = useState<ShippingMethod>('standard')
  const [message, setMessage] = useState('')
  const offered = lines.flatMap(({ productId }) => {
    const amount = readDecimal(prices[productId] ?? '', priceDecimals)
    const leadTimeDays = readDecimal(leads[productId] ?? defaultLead, 0)
    return amount === undefined || leadTimeDays === undefined
      ? []
      : [{ productId, unitPrice: { amount, scale: priceDecimals, currency }, leadTimeDays }]
  })
  const minor = readDecimal(freight, currencyDigits[currency])
  const validDays = readDecimal(days, 0)
  const isComplete =
    offered.length === lines.length &&
    minor !== undefined &&
    validDays !== undefined &&
    validDays > 0 &&
    validDays < 366
  const written = message.trim()
  const input = !isComplete
    ? undefined
    : {
        ...{ prices: offered, freight: { minor, currency }, shippingMethod: method, validDays },
        ...(written === '' ? {} : { message: written }),
      }
  return {
    ...{
      prices,
      setPrices,
      leads,
      setLeads,
      freight,
      setFreight,
      days,
      setDays,
      method,
      setMethod,
      message,
      setMessage,
    },
    input,
    isEdited: freight !== '' || written !== '' || Object.keys(prices).length > 0,
  }
}

const NumberField = (props: { label: string; value: string; isWrong: boolean; onChange: (value: string) => void }) => {
  const text = useText()
  return (
    <Field label={props.label} fieldError={props.isWrong ? text('resources.quotations.answer.wrong') : undefined}>
      {(control) => (
        <input
          {...control}
          className="input figure"
          inputMode="decimal"
          maxLength={14}
          value={props.value}
          onChange={({ target }) => props.onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** Prices, lead times, freight and a message for the buyer. A later answer replaces an earlier one. */
export const AnswerQuotationForm = (props: AnswerFormProps) => {
  const { quotation, onReload } = props
  const text = useText()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const answer = useAnswer(props)
  const [submitted, setSubmitted] = useState(false)
  const onDone = () => {
    notify('resources.quotations.answer.done')
    void onReload()
  }
  const { send, busy, version, result, reload } = useVersionedCommand(answerQuotation, quotation.version, {
    onDone,
    onReload,
  })
  useUnsavedEdits(answer.isEdited, false)
  const grant = grantOf(permissions, permissionOf(answerQuotation))
  if (grant === 'missing') return null
  const { currency, quotationNo } = quotation
  const isWrong = (value: string, decimals: number) => submitted && readDecimal(value, decimals) === undefined
  const submit = async () => {
    setSubmitted(true)
    if (!busy && answer.input !== undefined && grant !== 'disabled')
      await send({ quotationNo, version, ...answer.input })
  }
  return (
    <section className="sheet" aria-labelledby="quotation-answer">
      <h2 id="quotation-answer">{text('resources.quotations.answer.title')}</h2>
      <form
        className="note-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <CommandError result={result} onReload={() => void reload()} />
        {quotation.lines.map(({ productId, model }) => (
          <div key={productId} className="quotation-offer">
            <NumberField
              label={text('resources.quotations.answer.price', { model, currency })}
              value={answer.prices[productId] ?? ''}
              isWrong={isWrong(answer.prices[productId] ?? '', priceDecimals)}
              onChange={(value) => answer.setPrices((now) => ({ ...now, [productId]: value }))}
            />
            <NumberField
              label={text('resources.quotations.answer.lead', { model })}
              value={answer.leads[productId] ?? defaultLead}
              isWrong={isWrong(answer.leads[productId] ?? defaultLead, 0)}
              onChange={(value) => answer.setLeads((now) => ({ ...now, [productId]: value }))}
            />
          </div>
        ))}
        <div className="quotation-offer">
          <NumberField
            label={text('resources.quotations.answer.freight', { currency })}
            value={answer.freight}
            isWrong={isWrong(answer.freight, currencyDigits[currency])}
            onChange={answer.setFreight}
          />
          <NumberField
            label={text('resources.quotations.answer.valid')}
            value={answer.days}
            isWrong={isWrong(answer.days, 0)}
            onChange={answer.setDays}
          />
        </div>
        <Field label={text('resources.quotations.answer.method')}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={answer.method}
              onChange={({ target }) =>
                answer.setMethod(shippingMethods.find((one) => one === target.value) ?? 'standard')
              }
            >
              {shippingMethods.map((one) => (
                <option key={one} value={one}>
                  {text(`resources.orders.shipping_short.${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={text('resources.quotations.answer.message')} optional>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={3}
              maxLength={maxMessage}
              value={answer.message}
              onChange={({ target }) => answer.setMessage(target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button gold" aria-busy={busy} aria-disabled={busy || grant === 'disabled'}>
          {text('resources.quotations.answer.confirm')}
        </button>
      </form>
    </section>
  )
}
