import { confirmSecondFactor } from '@pinline/contracts/account/permissions/confirm-second-factor'
import { useCommand } from '@pinline/ui/commands/use-command'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { CommandError } from '../layout/command-error.tsx'
import { Field } from '../layout/field.tsx'
import { fieldErrorsOf } from '../layout/field-errors.ts'
import { focusOnMount } from '../layout/focus-on-mount.ts'
import { DialogForm } from '../layout/form-dialog.tsx'
import { Icon } from '../layout/icon.tsx'
import { useCopy } from '../layout/use-copy.ts'
import { useFormResult } from '../layout/use-form-result.ts'
import { useText } from '../messages/use-text.ts'
import type { PendingFactor } from './pending-factor.ts'
import { useProfileFieldErrorText } from './profile-field-errors.ts'

/** Side of the QR code with its margin, px. */
const side = 208

interface ConfirmSecondFactorStepProps {
  readonly pending: PendingFactor
  readonly onClose: () => void
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** The secret as a QR code and as text, and a field for the app's first code. */
export const ConfirmSecondFactorStep = ({ pending, onClose, onDone }: ConfirmSecondFactorStepProps) => {
  const text = useText()
  const copy = useCopy()
  const { send, isPending } = useCommand(confirmSecondFactor)
  const [code, setCode] = useState('')
  const { form, fieldErrors, result, passesValidation, showResult, reset } = useFormResult()
  const fieldErrorText = useProfileFieldErrorText(fieldErrors)

  const submit = async () => {
    if (!passesValidation(fieldErrorsOf(confirmSecondFactor.input, { code }))) return
    const outcome = await send({ code })
    if (outcome.kind === 'done') return onDone(outcome.data.recoveryCodes)
    showResult(outcome)
  }

  return (
    <DialogForm
      titleId="factor-title"
      title={text('profile.factor.title')}
      confirm={text('profile.factor.confirm')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onCancel={onClose}
    >
      <CommandError result={result} onReload={reset} />
      <p>{text('profile.factor.scan')}</p>
      <div className="factor-key">
        <QRCodeSVG
          value={pending.uri}
          size={side}
          level="M"
          marginSize={4}
          bgColor="#ffffff"
          fgColor="#000000"
          role="img"
          aria-label={text('profile.factor.qr')}
        />
        <div>
          <p className="label">{text('profile.factor.key')}</p>
          <output className="figure" data-secret={pending.secret}>
            {pending.secret.match(/.{1,4}/g)?.join(' ')}
          </output>
          <button type="button" className="button button-small" onClick={() => void copy(pending.secret)}>
            <Icon name="copy" size={16} />
            {text('profile.factor.copy_key')}
          </button>
        </div>
      </div>
      <Field label={text('profile.factor.code')} fieldError={fieldErrorText('code')}>
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            onChange={(event) => {
              setCode(event.target.value)
              reset()
            }}
          />
        )}
      </Field>
    </DialogForm>
  )
}
