import { DialogContent, DialogTitle } from '@mui/material'
import { beginSecondFactor } from '@pinline/account/contract/begin-second-factor'
import { type FormEvent, useRef, useState } from 'react'
import { CommandTold } from '../layout/command-told.tsx'
import { Field } from '../layout/field.tsx'
import { FormActions } from '../layout/form-actions.tsx'
import { type Faults, noFaults, useFocusOnFault } from '../layout/form-faults.ts'
import { takeFocus } from '../layout/take-focus.ts'
import { useText } from '../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../providers/use-command.ts'
import type { BegunFactor } from './begun-factor.ts'
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
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<unknown>>()
  const faultText = useProfileFaultText(faults)
  useFocusOnFault(form, faults)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setAnswer(undefined)
    if (password.trim() === '') return setFaults({ password: 'password-required' })
    const told = await send({ password })
    if (told.kind === 'done') return onDone(told.data)
    const named = told.kind === 'refused' ? told.errors : noFaults
    setFaults(named)
    setAnswer(Object.keys(named).length > 0 ? undefined : told)
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <DialogTitle id="factor-title">{text('profile.factor.title')}</DialogTitle>
      <DialogContent className="form">
        <CommandTold answer={answer} onReload={() => setAnswer(undefined)} />
        <p>{text('profile.factor.why')}</p>
        <Field label={text('profile.factor.password')} fault={faultText('password')}>
          {(control) => (
            <input
              {...control}
              ref={takeFocus}
              className="input"
              type="password"
              autoComplete="current-password"
              maxLength={128}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value)
                setFaults(noFaults)
              }}
            />
          )}
        </Field>
      </DialogContent>
      <FormActions leave={text('forms.leave')} confirm={text('profile.factor.next')} busy={busy} onLeave={onClose} />
    </form>
  )
}
