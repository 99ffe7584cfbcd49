import type { SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import { useId } from 'react'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useCountries } from '../settings/use-seller.ts'
import type { PlaceOrderForm } from './place-purchase-order-form.ts'

/** What distinguishes suppliers of one name. */
const useDetails = () => {
  const text = useText()
  const format = useFormat()
  const countries = useCountries()
  return ({ number, city, country, currency, leadTimeDays }: SupplierRecord): string => {
    const days = text('resources.suppliers.fields.leadTimeDays')
    const parts = [
      ...[number, city, countries.find(({ code }) => code === country)?.name ?? country, currency],
      leadTimeDays === null ? '' : `${days}: ${format.number(leadTimeDays)}`,
    ]
    return parts.filter((part) => part !== '').join(' · ')
  }
}

/** From whom is ordered: a supplier with a record, or only a name. */
export const SupplierField = ({ form }: { readonly form: PlaceOrderForm }) => {
  const text = useText()
  const listId = useId()
  const detailsOf = useDetails()
  const { values, setValues, suppliers } = form
  const { found, named } = suppliers
  const only = named?.length === 1 ? named[0] : undefined
  const hint =
    only !== undefined
      ? text('resources.purchase-orders.place.supplier_known', { details: detailsOf(only) })
      : named?.length === 0
        ? text('resources.purchase-orders.place.supplier_unknown')
        : undefined
  return (
    <>
      <Field label={text('resources.purchase-orders.fields.supplier')} fieldError={form.supplierError} hint={hint}>
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input"
            maxLength={120}
            list={listId}
            value={values.supplier}
            onChange={({ target }) => setValues({ ...values, supplier: target.value, supplierId: '' })}
          />
        )}
      </Field>
      <datalist id={listId}>
        {[...new Set(found.map(({ name }) => name))].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {named !== undefined && named.length > 1 && (
        <Field label={text('resources.purchase-orders.place.supplier_which')} fieldError={form.choiceError}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={values.supplierId}
              onChange={({ target }) => setValues({ ...values, supplierId: target.value })}
            >
              <option value="" />
              {named.map((supplier) => (
                <option key={supplier.id} value={supplier.id}>
                  {detailsOf(supplier)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  )
}
