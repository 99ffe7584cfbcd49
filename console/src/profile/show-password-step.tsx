import { beginSecondFactor } from '@pinline/contracts/account/permissions/begin-second-factor'
import { useState } from 'react'
import { CommandTold } from '../layout/command-told.tsx'
import { DialogForm } from '../layout/form-dialog.tsx'
import { noFaults } from '../layout/form-faults.ts'
import { useFormAnswer } from '../layout/use-form-answer.ts'
import { useText } from '../messages/use-text.ts'
import { useCommand } from '../providers/use-command.ts'
import type { BegunFactor } from './begun-factor.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { useProfileFaultText } from './profile-faults.ts'

/** Whoever sets a second factor up shows the password first. */
export const ShowPasswordStep = ({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (begun: BegunFactor) => void
}) => {
  const text = useText()
  const { send, busy } = useCommand(beginSecondFactor)
  const [password, setPassword] = useState('')
  const { form, faults, answer, passes, tell, forget } = useFormAnswer()
  const faultText = useProfileFaultText(faults)

  const submit = async () => {
    if (!passes(password.trim() === '' ? { password: 'password-required' } : noFaults)) return
    const told = await send({ password })
    if (told.kind === 'done') return onDone(told.data)
    tell(told)
  }

  return (
    <DialogForm
      titleId="factor-title"
      title={text('profile.factor.title')}
      confirm={text('profile.factor.next')}
      busy={busy}
      form={form}
      onSubmit={submit}
      onLeave={onClose}
    >
      <CommandTold answer={answer} onReload={forget} />
      <p>{text('profile.factor.why')}</p>
      <OwnPasswordField
        fault={faultText('password')}
        value={password}
        onType={(typed) => {
          setPassword(typed)
          forget()
        }}
      />
    </DialogForm>
  )
}
