import { euPrivateSales } from '@pinline/events/order/tax-set'
import { CommandError } from '../../layout/command-error.tsx'
import { ConflictDialog, type ConflictFieldWords } from '../../layout/conflicts/conflict-dialog.tsx'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { Field } from '../../layout/field.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { TaxRateRows } from './tax-rate-rows.tsx'
import { useCountries } from './use-seller.ts'
import { countryOfRate, type TaxFormOptions, useSetTaxForm } from './use-set-tax-form.ts'

/** How a conflict names the rates and their values. */
const useConflictWords = () => {
  const text = useText()
  const format = useFormat()
  const countries = useCountries()
  return (field: string): ConflictFieldWords => {
    const country = countryOfRate(field)
    if (country === undefined)
      return {
        label: text('settings.tax.eu_private'),
        linesOf: (value) => [text(`settings.tax.eu.${euPrivateSales.parse(value)}`)],
      }
    return {
      label: countries.find(({ code }) => code === country)?.name ?? country,
      linesOf: (value) => (value === undefined ? [] : [`${format.number(Number(value) / 100)}%`]),
    }
  }
}

/** How new orders are taxed: a rate a country, and whose rate private buyers in the European Union pay. */
export const SetTaxForm = (options: TaxFormOptions) => {
  const text = useText()
  const taxForm = useSetTaxForm(options)
  const conflictWords = useConflictWords()
  const { form, draft, values, isChanged, grant, isPending, result, fieldErrorText, edit } = taxForm
  return (
    <section className="sheet" aria-labelledby="tax">
      <h2 id="tax">{text('settings.tax.title')}</h2>
      {options.shown.rates.length === 0 && <p className="sheet-note">{text('settings.tax.off')}</p>}
      <form ref={form} onSubmit={(event) => void taxForm.submit(event)} noValidate>
        <DraftOffer offer={draft.offer} />
        <fieldset className="form sheet-form settings-fields" disabled={grant === 'missing'}>
          <Field label={text('settings.tax.eu_private')} hint={text('settings.tax.eu_hint')}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={values.euPrivateSales}
                onChange={(event) => edit({ euPrivateSales: euPrivateSales.parse(event.target.value) })}
              >
                {euPrivateSales.options.map((option) => (
                  <option key={option} value={option}>
                    {text(`settings.tax.eu.${option}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className="tax-rates-field">
            {values.rates.length > 0 && (
              <TaxRateRows rates={values.rates} fieldErrorText={fieldErrorText} onChange={(rates) => edit({ rates })} />
            )}
            <button type="button" className="button button-small" onClick={taxForm.add}>
              {text('settings.tax.add')}
            </button>
          </div>
        </fieldset>
        <p className="sheet-note small">{text('settings.tax.note')}</p>
        {grant !== 'missing' && (
          <div className="settings-save">
            <CommandError result={result} onReload={() => void taxForm.reload()} />
            <button
              type="submit"
              className="button button-gold"
              aria-busy={isPending}
              aria-disabled={isPending || !isChanged}
            >
              {text('settings.tax.save')}
            </button>
            {isChanged && (
              <button type="button" className="button" onClick={taxForm.discard}>
                {text('settings.discard')}
              </button>
            )}
          </div>
        )}
      </form>
      <ConflictDialog conflict={taxForm.conflict} wordsOf={conflictWords} />
    </section>
  )
}
