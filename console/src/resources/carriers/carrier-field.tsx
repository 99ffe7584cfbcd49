import { type Ref, useId } from 'react'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import { useCarriers } from './use-carriers.ts'

interface CarrierFieldProps {
  readonly carrier: string
  readonly fieldError: string | undefined
  readonly inputRef?: Ref<HTMLInputElement>
  readonly onChange: (carrier: string) => void
}

/** Offers the active carriers of the list. Others may be typed: a parcel without a tracking page is still a parcel. */
export const CarrierField = ({ carrier, fieldError, inputRef, onChange }: CarrierFieldProps) => {
  const text = useText()
  const list = useId()
  const { data: carriers = [] } = useCarriers()
  const offered = carriers.filter(({ active }) => active)
  const isListed = carrier.trim() === '' || offered.some(({ name }) => name === carrier.trim())
  return (
    <>
      <Field
        label={text('resources.orders.ship.carrier')}
        fieldError={fieldError}
        hint={offered.length > 0 && !isListed ? text('settings.carriers.not_listed') : undefined}
      >
        {(control) => (
          <input
            {...control}
            {...(inputRef === undefined ? {} : { ref: inputRef })}
            className="input"
            maxLength={80}
            list={list}
            value={carrier}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <datalist id={list}>
        {offered.map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
    </>
  )
}
