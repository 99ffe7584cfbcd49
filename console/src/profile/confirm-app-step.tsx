import { confirmSecondFactor } from '@pinline/contracts/account/permissions/confirm-second-factor'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { CommandTold } from '../layout/command-told.tsx'
import { Field } from '../layout/field.tsx'
import { DialogForm } from '../layout/form-dialog.tsx'
import { faultsOf } from '../layout/form-faults.ts'
import { Icon } from '../layout/icon.tsx'
import { takeFocus } from '../layout/take-focus.ts'
import { useCopy } from '../layout/use-copy.ts'
import { useFormAnswer } from '../layout/use-form-answer.ts'
import { useText } from '../messages/use-text.ts'
import { useCommand } from '../providers/use-command.ts'
import type { BegunFactor } from './begun-factor.ts'
import { useProfileFaultText } from './profile-faults.ts'

/** Side of the QR code with its quiet zone, px. */
const side = 208

interface ConfirmAppStepProps {
  readonly begun: BegunFactor
  readonly onClose: () => void
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** The secret as a QR code and in letters, and the first code that the app makes of it. */
export const ConfirmAppStep = ({ begun, onClose, onDone }: ConfirmAppStepProps) => {
  const text = useText()
  const copy = useCopy()
  const { send, busy } = useCommand(confirmSecondFactor)
  const [code, setCode] = useState('')
  const { form, faults, answer, passes, tell, forget } = useFormAnswer()
  const faultText = useProfileFaultText(faults)

  const submit = async () => {
    if (!passes(faultsOf(confirmSecondFactor.input, { code }))) return
    const told = await send({ code })
    if (told.kind === 'done') return onDone(told.data.recoveryCodes)
    tell(told)
  }

  return (
    <DialogForm
      titleId="factor-title"
      title={text('profile.factor.title')}
      confirm={text('profile.factor.confirm')}
      busy={busy}
      form={form}
      onSubmit={submit}
      onLeave={onClose}
    >
      <CommandTold answer={answer} onReload={forget} />
      <p>{text('profile.factor.scan')}</p>
      <div className="factor-key">
        <QRCodeSVG
          value={begun.uri}
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
          <output className="mono" data-secret={begun.secret}>
            {begun.secret.match(/.{1,4}/g)?.join(' ')}
          </output>
          <button type="button" className="button small" onClick={() => void copy(begun.secret)}>
            <Icon name="copy" size={16} />
            {text('profile.factor.copy_key')}
          </button>
        </div>
      </div>
      <Field label={text('profile.factor.code')} fault={faultText('code')}>
        {(control) => (
          <input
            {...control}
            ref={takeFocus}
            className="input mono"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            onChange={(event) => {
              setCode(event.target.value)
              forget()
            }}
          />
        )}
      </Field>
    </DialogForm>
  )
}
