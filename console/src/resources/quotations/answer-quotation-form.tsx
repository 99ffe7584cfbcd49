import { permissionOf } from '@pinline/contracts/api/call'
import { answerQuotation } from '@pinline/contracts/order/quotation/answer-quotation'
import type { QuotationRecord } from '@pinline/contracts/order/quotation/quotation-row'
import { currencyDigits } from '@pinline/events/money'
import { shippingMethods } from '@pinline/events/order/shipping-method'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { useUnsavedEdits } from '../../layout/drafts/unsaved-edits.tsx'
import { Field } from '../../layout/field.tsx'
import { readDecimal } from '../../layout/read-decimal.ts'
import { SnippetTextarea } from '../../layout/snippets/snippet-textarea.tsx'
import { useReportChanged } from '../../layout/use-form-key.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useVersionedCommand } from '../../layout/use-versioned-command.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { AnswerLines } from './answer-lines.tsx'
import { type AnswerValues, answerValuesOf, readAnswer } from './answer-values.ts'
import { useQuotationSnippets } from './use-quotation-snippets.ts'

const maxMessage = 1000

interface AnswerFormProps {
  readonly quotation: QuotationRecord
  readonly onChanged: (isChanged: boolean) => void
  readonly onReload: () => Promise<number | undefined>
  readonly onDone: () => void
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
  const { quotation, onChanged, onReload } = props
  const text = useText()
  const signs = useNumberSigns()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const snippets = useQuotationSnippets(quotation)
  const [initial] = useState(() => answerValuesOf(quotation, signs))
  const [values, setValues] = useState(initial)
  const [submitted, setSubmitted] = useState(false)
  const edit = (changed: Partial<AnswerValues>) => setValues((now) => ({ ...now, ...changed }))
  const onDone = () => {
    notify('resources.quotations.answer.done')
    props.onDone()
  }
  const { send, busy, version, result, reload } = useVersionedCommand(answerQuotation, quotation.version, {
    onDone,
    onReload,
  })
  const isChanged = values !== initial
  useUnsavedEdits(isChanged, false)
  useReportChanged(isChanged, onChanged)
  const grant = grantOf(permissions, permissionOf(answerQuotation))
  if (grant === 'missing') return null
  const { currency, quotationNo } = quotation
  const isWrong = (value: string, decimals: number) => submitted && readDecimal(value, decimals) === undefined
  const submit = async () => {
    setSubmitted(true)
    const input = readAnswer(quotation, values, signs)
    if (!busy && input !== undefined && grant !== 'disabled') await send({ quotationNo, version, ...input })
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
        <AnswerLines {...{ quotation, values }} isSubmitted={submitted} onEdit={(lines) => edit({ lines })} />
        <div className="quotation-offer">
          <NumberField
            label={text('resources.quotations.answer.freight', { currency })}
            value={values.freight}
            isWrong={isWrong(values.freight, currencyDigits[currency])}
            onChange={(freight) => edit({ freight })}
          />
          <NumberField
            label={text('resources.quotations.answer.valid')}
            value={values.days}
            isWrong={isWrong(values.days, 0)}
            onChange={(days) => edit({ days })}
          />
        </div>
        <Field label={text('resources.quotations.answer.method')}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={values.method}
              onChange={({ target }) =>
                edit({ method: shippingMethods.find((one) => one === target.value) ?? 'standard' })
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
            <SnippetTextarea
              {...control}
              rows={3}
              source={snippets}
              maxLength={maxMessage}
              value={values.message}
              onChange={(message) => edit({ message })}
            />
          )}
        </Field>
        <button
          type="submit"
          className="button button-gold"
          aria-busy={busy}
          aria-disabled={busy || grant === 'disabled'}
        >
          {text('resources.quotations.answer.confirm')}
        </button>
      </form>
    </section>
  )
}
