import { Segments } from '@pinline/ui/design/segments.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { CodeField } from '../login/code-field.tsx'
import { loginErrorText } from '../login/login-error-text.ts'
import { PasswordField } from '../login/password-field.tsx'
import { useSendVerificationCode } from '../login/send-verification-code.mutation.ts'

export type ProofBy = 'password' | 'code'

/** A registered field of the form, and its validation error. */
type ProofField = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'> & {
  readonly error: string | undefined
}

interface IdentityProofProps {
  readonly by: ProofBy
  readonly onBy: (by: ProofBy) => void
  /** Target for a code. */
  readonly contact: string
  readonly password: ProofField
  readonly code: ProofField
}

/** Fields for the password, or for a code sent to the buyer's own contact. */
export function IdentityProof({ by, onBy, contact, password, code }: IdentityProofProps): ReactNode {
  const { t } = useTranslation('account')
  const { t: login } = useTranslation('login')
  const sender = useSendVerificationCode('confirm-identity')
  return (
    <>
      <Segments
        label={t('identity.by')}
        value={by}
        options={[
          { value: 'password', label: t('identity.byPassword') },
          { value: 'code', label: t('identity.byCode') },
        ]}
        onChange={onBy}
        small
      />
      {by === 'password' ? (
        <PasswordField
          {...password}
          label={t('identity.password')}
          autoComplete="current-password"
          error={loginErrorText(login, password.error, 'password')}
        />
      ) : (
        <>
          <p className="small">{t('identity.codeTo', { contact })}</p>
          <CodeField {...code} sender={sender} onSend={() => void sender.send(contact)} error={code.error} />
        </>
      )}
    </>
  )
}
