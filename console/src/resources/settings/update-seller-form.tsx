import { incoterm, incoterms } from '@pinline/events/order/incoterm'
import { CommandError } from '../../layout/command-error.tsx'
import { ConflictDialog, type ConflictFieldWords } from '../../layout/conflicts/conflict-dialog.tsx'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import { useCountries } from './use-seller.ts'
import {
  type SellerField,
  type SellerFormOptions,
  sellerField,
  sellerFields,
  useUpdateSellerForm,
} from './use-update-seller-form.ts'

const maxLengths: Readonly<Record<Exclude<SellerField, 'country' | 'incoterm'>, number>> = {
  name: 100,
  registrationNumber: 40,
  address: 100,
  city: 60,
  zipcode: 16,
  taxNumber: 40,
  email: 254,
  phone: 40,
}
const optionalFields: readonly SellerField[] = ['registrationNumber', 'zipcode', 'taxNumber', 'phone']

interface SellerInputProps {
  readonly field: SellerField
  readonly value: string
  readonly fieldError: string | undefined
  readonly onEdit: (value: string) => void
}

const SellerInput = ({ field, value, fieldError, onEdit }: SellerInputProps) => {
  const text = useText()
  const countries = useCountries()
  return (
    <Field
      label={text(`settings.seller.fields.${field}`)}
      fieldError={fieldError}
      {...(optionalFields.includes(field) ? { optional: true } : {})}
    >
      {(control) =>
        field === 'incoterm' ? (
          <select
            {...control}
            name={`seller.${field}`}
            className="input"
            value={value}
            onChange={(event) => onEdit(event.target.value)}
          >
            {incoterms.map((one) => (
              <option key={one} value={one}>
                {text(`settings.seller.incoterms.${one}`)}
              </option>
            ))}
          </select>
        ) : field === 'country' ? (
          <select
            {...control}
            name={`seller.${field}`}
            className="input"
            value={value}
            onChange={(event) => onEdit(event.target.value)}
          >
            {countries.length === 0 && <option value={value}>{value}</option>}
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            name={`seller.${field}`}
            className="input"
            maxLength={maxLengths[field]}
            value={value}
            onChange={(event) => onEdit(event.target.value)}
          />
        )
      }
    </Field>
  )
}

/** How a conflict names the fields and their values. */
const useConflictWords = () => {
  const text = useText()
  const countries = useCountries()
  return (name: string): ConflictFieldWords => {
    const field = sellerField.parse(name)
    return {
      label: text(`settings.seller.fields.${field}`),
      linesOf: (value) => {
        const terms = field === 'incoterm' ? incoterm.safeParse(value).data : undefined
        if (terms !== undefined) return [text(`settings.seller.incoterms.${terms}`)]
        const country = field === 'country' ? countries.find(({ code }) => code === value) : undefined
        return [country?.name ?? String(value ?? '')]
      },
    }
  }
}

/** Who sells, as new documents show it. Unedited fields follow changes by others. */
export const UpdateSellerForm = (options: SellerFormOptions) => {
  const text = useText()
  const { shown } = options
  const sellerForm = useUpdateSellerForm(options)
  const conflictWords = useConflictWords()
  const { form, draft, edits, isChanged, grant, isPending, result, fieldErrorText, edit } = sellerForm
  return (
    <section className="sheet" aria-labelledby="seller">
      <h2 id="seller">{text('settings.seller.title')}</h2>
      {shown.version === 0 && <p className="sheet-note">{text('settings.seller.demo')}</p>}
      <form ref={form} onSubmit={(event) => void sellerForm.submit(event)} noValidate>
        <DraftOffer offer={draft.offer} />
        <fieldset className="form sheet-form settings-fields" disabled={grant === 'missing'}>
          {sellerFields.map((field) => (
            <SellerInput
              key={field}
              field={field}
              value={edits[field] ?? shown[field]}
              fieldError={fieldErrorText(field)}
              onEdit={(value) => edit({ [field]: value })}
            />
          ))}
        </fieldset>
        <p className="sheet-note small">{text('settings.seller.note')}</p>
        {grant !== 'missing' && (
          <div className="settings-save">
            <CommandError result={result} onReload={() => void sellerForm.reload()} />
            <button
              type="submit"
              className="button button-gold"
              aria-busy={isPending}
              aria-disabled={isPending || !isChanged}
            >
              {text('settings.seller.save')}
            </button>
            {isChanged && (
              <button type="button" className="button" onClick={sellerForm.discard}>
                {text('settings.discard')}
              </button>
            )}
          </div>
        )}
      </form>
      <ConflictDialog conflict={sellerForm.conflict} wordsOf={conflictWords} />
    </section>
  )
}
