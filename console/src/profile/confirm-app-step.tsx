import { DialogContent, DialogTitle } from '@mui/material'
import { confirmSecondFactor } from '@pinline/account/contract/confirm-second-factor'
import { QRCodeSVG } from 'qrcode.react'
import { type FormEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandTold } from '../layout/command-told.tsx'
import { Field } from '../layout/field.tsx'
import { FormActions } from '../layout/form-actions.tsx'
import { type Faults, faultsOf, noFaults, useFocusOnFault } from '../layout/form-faults.ts'
import { Icon } from '../layout/icon.tsx'
import { takeFocus } from '../layout/take-focus.ts'
import { useText } from '../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../providers/use-command.ts'
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
  const notify = useNotify()
  const { send, busy } = useCommand(confirmSecondFactor)
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [faults, setFaults] = useState<Faults>(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<unknown>>()
  const faultText = useProfileFaultText(faults)
  useFocusOnFault(form, faults)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = faultsOf(confirmSecondFactor.input, { code })
    setFaults(found)
    setAnswer(undefined)
    if (Object.keys(found).length > 0) return
    const told = await send({ code })
    if (told.kind === 'done') return onDone(told.data.recoveryCodes)
    const named = told.kind === 'refused' ? told.errors : noFaults
    setFaults(named)
    setAnswer(Object.keys(named).length > 0 ? undefined : told)
  }

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(begun.secret)
      notify('shell.copy.done')
    } catch {
      notify('shell.copy.failed', { type: 'error' })
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <DialogTitle id="factor-title">{text('profile.factor.title')}</DialogTitle>
      <DialogContent className="form">
        <CommandTold answer={answer} onReload={() => setAnswer(undefined)} />
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
            <button type="button" className="button small" onClick={() => void copy()}>
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
                setFaults(noFaults)
              }}
            />
          )}
        </Field>
      </DialogContent>
      <FormActions leave={text('forms.leave')} confirm={text('profile.factor.confirm')} busy={busy} onLeave={onClose} />
    </form>
  )
}
