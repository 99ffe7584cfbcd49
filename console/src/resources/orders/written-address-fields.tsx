import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import { usePlaces } from './use-delivery-change.ts'
import { optionalFields, type WrittenAddress, type WrittenField, writtenFields } from './written-address.ts'

const maxLengths: Readonly<Record<Exclude<WrittenField, 'country'>, number>> = {
  zone: 60,
  name: 20,
  phone: 40,
  company: 100,
  taxNumber: 40,
  address: 100,
  city: 60,
  zipcode: 16,
}

const known = [
  'required',
  'recipient-length',
  'address-length',
  'phone-format',
  'country-unknown',
  'zone-unknown',
  'tax-number-format',
  'tax-number-country',
] as const

interface WrittenAddressFieldsProps {
  readonly written: WrittenAddress
  readonly errors: Readonly<Record<string, string>>
  readonly onEdit: (edited: Partial<WrittenAddress>) => void
  /** A field was left: what it costs is to be computed. */
  readonly onLeave: () => void
}

/** The fields of another delivery address. */
export const WrittenAddressFields = ({ written, errors, onEdit, onLeave }: WrittenAddressFieldsProps) => {
  const text = useText()
  const { countries, zones } = usePlaces(written.country)
  const errorOf = (field: WrittenField) => {
    const error = errors[field]
    return error === undefined
      ? undefined
      : text(`resources.orders.delivery_change.fault.${known.find((one) => one === error) ?? 'other'}`)
  }
  return (
    <fieldset className="form sheet-form delivery-change-address" onBlur={onLeave}>
      {writtenFields.map((field) => (
        <Field
          key={field}
          label={text(`resources.orders.delivery_change.fields.${field}`)}
          fieldError={errorOf(field)}
          {...(optionalFields.includes(field) ? { optional: true } : {})}
        >
          {(control) =>
            field === 'country' || (field === 'zone' && zones.length > 0) ? (
              <select
                {...control}
                className="input"
                value={written[field]}
                onChange={({ target }) =>
                  onEdit(field === 'country' ? { country: target.value, zone: '' } : { zone: target.value })
                }
              >
                <option value="">{text('resources.orders.delivery_change.choose')}</option>
                {(field === 'country' ? countries : zones).map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            ) : (
              <input
                {...control}
                className="input"
                maxLength={maxLengths[field]}
                value={written[field]}
                onChange={({ target }) => onEdit({ [field]: target.value })}
              />
            )
          }
        </Field>
      ))}
    </fieldset>
  )
}
