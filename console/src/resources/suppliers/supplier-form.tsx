import '../settings/settings.css'
import { languageCode, languages } from '@pinline/contracts/api/languages'
import { supplierLengths } from '@pinline/contracts/catalogue/supplier/supplier-fields'
import type { SupplierChanged, SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import { currencyCode, currencyCodes } from '@pinline/events/money'
import type { ReactNode } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { ConflictDialog, type ConflictFieldWords } from '../../layout/conflicts/conflict-dialog.tsx'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import { useCountries } from '../settings/use-seller.ts'
import { type SupplierFormValues, supplierFormValues } from './supplier-form-values.ts'
import { type SupplierFormState, useSupplierForm } from './use-supplier-form.ts'

type FieldName = keyof SupplierFormValues

interface SupplierFieldProps {
  readonly form: SupplierFormState
  readonly name: FieldName
  readonly optional?: boolean
  readonly hint?: string
}

const maxLengthOf = (name: FieldName): number | undefined =>
  name in supplierLengths ? supplierLengths[name as keyof typeof supplierLengths] : undefined

const TextField = ({
  form,
  name,
  rows,
  type = 'text',
  inputMode,
  ...field
}: SupplierFieldProps & {
  readonly rows?: number
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputMode?: 'numeric'
}) => {
  const text = useText()
  return (
    <Field label={text(`resources.suppliers.fields.${name}`)} fieldError={form.fieldErrorText(name)} {...field}>
      {(control) => {
        const shown = { ...control, className: 'input', maxLength: maxLengthOf(name), value: form.values[name] }
        return rows === undefined ? (
          <input
            {...shown}
            type={type}
            inputMode={inputMode}
            autoComplete="off"
            onChange={({ target }) => form.edit({ [name]: target.value })}
          />
        ) : (
          <textarea {...shown} rows={rows} onChange={({ target }) => form.edit({ [name]: target.value })} />
        )
      }}
    </Field>
  )
}

interface ChoiceFieldProps extends SupplierFieldProps {
  readonly choices: readonly { readonly id: string; readonly name: string; readonly lang?: string }[]
  readonly onChoose: (id: string) => void
}

const ChoiceField = ({ form, name, choices, onChoose, ...field }: ChoiceFieldProps) => {
  const text = useText()
  const value = form.values[name]
  return (
    <Field label={text(`resources.suppliers.fields.${name}`)} fieldError={form.fieldErrorText(name)} {...field}>
      {(control) => (
        <select {...control} className="input" value={value} onChange={({ target }) => onChoose(target.value)}>
          {choices.every(({ id }) => id !== value) && <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id} lang={choice.lang}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface SheetProps {
  readonly form: SupplierFormState
  readonly id: 'company' | 'address' | 'terms' | 'contact'
  readonly children: ReactNode
}

const Sheet = ({ form, id, children }: SheetProps) => {
  const text = useText()
  return (
    <section className="sheet" aria-labelledby={`supplier-${id}`}>
      <h2 id={`supplier-${id}`}>{text(`resources.suppliers.form.${id}`)}</h2>
      <fieldset className="form sheet-form settings-fields" disabled={!form.canEdit}>
        {children}
      </fieldset>
    </section>
  )
}

/** How a conflict names the fields and their values. */
const useConflictWords = () => {
  const text = useText()
  const countries = useCountries()
  return (name: string): ConflictFieldWords => {
    const field = supplierFormValues.keyof().parse(name)
    return {
      label: text(`resources.suppliers.fields.${field}`),
      linesOf: (value) => {
        const typed = String(value ?? '')
        if (field === 'country') return [countries.find(({ code }) => code === typed)?.name ?? typed]
        if (field === 'language') return [languages.find(({ code }) => code === typed)?.name ?? typed]
        return typed.split('\n')
      },
    }
  }
}

const Sheets = ({ form }: { readonly form: SupplierFormState }) => {
  const text = useText()
  const countries = useCountries()
  const { edit } = form
  return (
    <>
      <Sheet form={form} id="company">
        <TextField form={form} name="name" />
        <TextField form={form} name="number" optional />
        <TextField form={form} name="vatNumber" optional />
      </Sheet>
      <Sheet form={form} id="address">
        <TextField form={form} name="company" optional hint={text('resources.suppliers.form.company_hint')} />
        <TextField form={form} name="street" optional />
        <TextField form={form} name="postcode" optional />
        <TextField form={form} name="city" optional />
        <TextField form={form} name="region" optional />
        <ChoiceField
          form={form}
          name="country"
          choices={countries.map(({ code, name }) => ({ id: code, name }))}
          onChoose={(country) => edit({ country })}
        />
      </Sheet>
      <Sheet form={form} id="terms">
        <ChoiceField
          form={form}
          name="currency"
          choices={currencyCodes.map((id) => ({ id, name: id }))}
          onChoose={(id) => edit({ currency: currencyCode.parse(id) })}
        />
        <ChoiceField
          form={form}
          name="language"
          choices={languages.map(({ code, tag, name }) => ({ id: code, name, lang: tag }))}
          onChoose={(id) => edit({ language: languageCode.parse(id) })}
        />
        <TextField form={form} name="leadTimeDays" inputMode="numeric" optional />
        <TextField form={form} name="paymentTerms" rows={2} optional />
      </Sheet>
      <Sheet form={form} id="contact">
        <TextField form={form} name="contactName" optional />
        <TextField form={form} name="email" type="email" optional />
        <TextField form={form} name="phone" type="tel" optional />
        <TextField form={form} name="note" rows={4} optional hint={text('resources.suppliers.form.contact_hint')} />
      </Sheet>
    </>
  )
}

interface SupplierFormProps {
  /** Undefined for a new one. */
  readonly record: SupplierRecord | undefined
  readonly onChanged?: (isChanged: boolean) => void
  readonly onDone: (changed: SupplierChanged) => void
}

/** A supplier: company, postal address, terms, and who is talked to there. */
export const SupplierForm = ({ record, ...on }: SupplierFormProps) => {
  const text = useText()
  const form = useSupplierForm(record, on)
  const wordsOf = useConflictWords()
  const { canEdit, busy, isChanged } = form
  return (
    <form ref={form.form} className="stack" onSubmit={(event) => void form.submit(event)} noValidate>
      <DraftOffer offer={form.offer} />
      <ConflictDialog conflict={form.conflict} wordsOf={wordsOf} />
      <Sheets form={form} />
      <CommandError result={form.result} onReload={() => void form.reload()} />
      {canEdit && (
        <div className="form-save">
          <button
            type="submit"
            className="button button-gold"
            aria-busy={busy}
            aria-disabled={busy || (record !== undefined && !isChanged)}
          >
            {text('resources.suppliers.commands.save')}
          </button>
          <p className="small" role="status">
            {record !== undefined && text(`resources.notices.page.${isChanged ? 'changed' : 'unchanged'}`)}
          </p>
        </div>
      )}
    </form>
  )
}
