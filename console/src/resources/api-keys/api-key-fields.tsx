import './api-keys.css'
import { type ApiScope, staffApiScopes } from '@pinline/contracts/api/api-scopes'
import { Field } from '../../layout/field.tsx'
import { type FieldErrors, useFieldErrorText } from '../../layout/field-errors.ts'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { useText } from '../../messages/use-text.ts'

/** Form values of a key. */
export interface ApiKeyFormValues {
  readonly name: string
  readonly scopes: readonly ApiScope[]
  /** Days until it ends; `never`, or `same` where an existing end is left as it is. */
  readonly expiry: string
  readonly requestsPerMinute: string
}

const expiries = [
  { days: '30', label: 'days_30' },
  { days: '90', label: 'days_90' },
  { days: '365', label: 'days_365' },
  { days: 'never', label: 'never' },
] as const

export const expiresInDaysOf = (expiry: string): number | null => (expiry === 'never' ? null : Number(expiry))

interface ApiKeyFieldsProps {
  readonly formValues: ApiKeyFormValues
  readonly fieldErrors: FieldErrors
  /** The end that the key has, as text. */
  readonly presentEnd?: string
  readonly onEdit: (changed: Partial<ApiKeyFormValues>) => void
}

const Scopes = ({ formValues: { scopes }, fieldErrors, onEdit }: ApiKeyFieldsProps) => {
  const text = useText()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  const toggle = (scope: ApiScope) =>
    onEdit({ scopes: scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope] })
  const error = fieldErrorText('scopes')
  return (
    <fieldset className="field">
      <legend className="label">{text('resources.api-keys.fields.scopes')}</legend>
      <div className="api-scopes">
        {staffApiScopes.map((scope) => (
          <label key={scope} className="check">
            <input type="checkbox" name="scopes" checked={scopes.includes(scope)} onChange={() => toggle(scope)} />
            <span>
              {text(`resources.api-keys.scopes.${scope}`)} <span className="figure small">{scope}</span>
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <p className="field-error">{error}</p>}
    </fieldset>
  )
}

/** Name, scopes, end and limit of a key. */
export const ApiKeyFields = (props: ApiKeyFieldsProps) => {
  const { formValues, fieldErrors, presentEnd, onEdit } = props
  const text = useText()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  return (
    <>
      <Field
        label={text('resources.api-keys.fields.name')}
        hint={text('resources.api-keys.create.name_hint')}
        fieldError={fieldErrorText('name')}
      >
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input"
            autoComplete="off"
            maxLength={60}
            value={formValues.name}
            onChange={({ target }) => onEdit({ name: target.value })}
          />
        )}
      </Field>
      <Scopes {...props} />
      <Field label={text('resources.api-keys.fields.expiresAt')} fieldError={fieldErrorText('expiresInDays')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={formValues.expiry}
            onChange={({ target }) => onEdit({ expiry: target.value })}
          >
            {presentEnd !== undefined && <option value="same">{presentEnd}</option>}
            {expiries.map(({ days, label }) => (
              <option key={days} value={days}>
                {text(`resources.api-keys.expiry.${label}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={text('resources.api-keys.fields.requestsPerMinute')}
        hint={text('resources.api-keys.create.limit_hint')}
        fieldError={fieldErrorText('requestsPerMinute')}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            inputMode="numeric"
            maxLength={4}
            value={formValues.requestsPerMinute}
            onChange={({ target }) => onEdit({ requestsPerMinute: target.value })}
          />
        )}
      </Field>
    </>
  )
}
