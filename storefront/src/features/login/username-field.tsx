import { TextField } from '@pinline/ui/design/text-field.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { loginErrorText } from './login-error-text.ts'

/** Phone or e-mail of an account. `error` is the message of the form's schema. */
export function UsernameField(props: Omit<ComponentProps<typeof TextField>, 'label'>): ReactNode {
  const { t } = useTranslation('login')
  const error = loginErrorText(t, props.error, 'username')
  return (
    <TextField label={t('field.username')} autoComplete="username" autoCapitalize="none" {...props} error={error} />
  )
}
