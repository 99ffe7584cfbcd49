import { buyerApiScopes } from '@pinline/contracts/api/api-scopes'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { FieldError } from '@pinline/ui/design/field-error.tsx'
import { SelectField, TextField } from '@pinline/ui/design/text-field.tsx'
import { type ReactNode, useId } from 'react'
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from '../../../app/use-translation.ts'
import { accountErrorText } from '../account-error-text.ts'
import { type ApiKeyFormValues, expiries } from './api-key-forms.ts'

type Scopes = ApiKeyFormValues['scopes']

interface ApiKeyFieldsProps {
  readonly register: (name: 'name' | 'expiry' | 'requestsPerMinute') => UseFormRegisterReturn
  readonly errors: FieldErrors<ApiKeyFormValues>
  readonly scopes: Scopes
  readonly onScopes: (scopes: Scopes) => void
  /** The end that the key has, as text; undefined for a new key. */
  readonly presentEnd?: string
}

function ScopeFields({ scopes, errors, onScopes }: ApiKeyFieldsProps): ReactNode {
  const { t } = useTranslation('api-access')
  const id = useId()
  const error = errors.scopes === undefined ? undefined : t('form.scopesMissing')
  return (
    <fieldset className="field api-scopes" aria-describedby={`${id}-error`}>
      <legend className="label">{t('form.scopes')}</legend>
      {buyerApiScopes.map((scope) => (
        <Checkbox
          key={scope}
          isSelected={scopes.includes(scope)}
          isInvalid={error !== undefined}
          onChange={(isChosen) =>
            onScopes(buyerApiScopes.filter((one) => (one === scope ? isChosen : scopes.includes(one))))
          }
        >
          {t(`scope.${scope.replace(':', '-')}`)}
        </Checkbox>
      ))}
      <FieldError message={error} id={`${id}-error`} />
    </fieldset>
  )
}

/** Name, scopes, end and limit of a key. */
export function ApiKeyFields(props: ApiKeyFieldsProps): ReactNode {
  const { register, errors, presentEnd } = props
  const { t } = useTranslation('api-access')
  const { t: account } = useTranslation('account')
  return (
    <>
      <TextField
        label={t('form.name')}
        hint={t('form.nameHint')}
        autoComplete="off"
        maxLength={60}
        error={accountErrorText(account, errors.name?.message)}
        {...register('name')}
      />
      <ScopeFields {...props} />
      <SelectField
        label={t('form.expiry')}
        options={[
          ...(presentEnd === undefined ? [] : [{ value: 'same', label: presentEnd }]),
          ...expiries.map((days) => ({ value: days, label: t(`expiry.${days}`) })),
        ]}
        {...register('expiry')}
      />
      <TextField
        label={t('form.limit')}
        hint={t('form.limitHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        numeric
        error={errors.requestsPerMinute === undefined ? undefined : account('error.other')}
        {...register('requestsPerMinute')}
      />
    </>
  )
}
