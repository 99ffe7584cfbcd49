import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { removeSecondFactor } from '@pinline/account/contract/remove-second-factor'
import { type FormEvent, useRef, useState } from 'react'
import { CommandTold } from '../layout/command-told.tsx'
import { Field } from '../layout/field.tsx'
import { FormActions } from '../layout/form-actions.tsx'
import { type Faults, faultsOf, noFaults, useFocusOnFault } from '../layout/form-faults.ts'
import { takeFocus } from '../layout/take-focus.ts'
import { useText } from '../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../providers/use-command.ts'
import { useProfileFaultText, withoutEdited } from './profile-faults.ts'

/** Takes the second factor away from who shows the password and a code of it. */
export const RemoveFactorDialog = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => {
  const text = useText()
  const { send, busy } = useCommand(removeSecondFactor)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ password: '', code: '' })
  const [faults, setFaults] = useState<Faults>(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<unknown>>()
  const faultText = useProfileFaultText(faults)
  useFocusOnFault(form, faults)

  const type = (edited: Partial<typeof typed>) => {
    setTyped({ ...typed, ...edited })
    setFaults(withoutEdited(faults, edited))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = faultsOf(removeSecondFactor.input, typed)
    const found = wrong.password === 'required' ? { ...wrong, password: 'password-required' } : wrong
    setFaults(found)
    setAnswer(undefined)
    if (Object.keys(found).length > 0) return
    const told = await send(typed)
    if (told.kind === 'done') return onDone()
    const named = told.kind === 'refused' ? told.errors : noFaults
    setFaults(named)
    setAnswer(Object.keys(named).length > 0 ? undefined : told)
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="remove-factor-title">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="remove-factor-title">{text('profile.factor.remove_title')}</DialogTitle>
        <DialogContent className="form">
          <CommandTold answer={answer} onReload={() => setAnswer(undefined)} />
          <p>{text('profile.factor.remove_note')}</p>
          <Field label={text('profile.factor.password')} fault={faultText('password')}>
            {(control) => (
              <input
                {...control}
                ref={takeFocus}
                className="input"
                type="password"
                autoComplete="current-password"
                maxLength={128}
                value={typed.password}
                onChange={(event) => type({ password: event.target.value })}
              />
            )}
          </Field>
          <Field label={text('profile.factor.code_or_recovery')} fault={faultText('code')}>
            {(control) => (
              <input
                {...control}
                className="input mono"
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                value={typed.code}
                onChange={(event) => type({ code: event.target.value })}
              />
            )}
          </Field>
        </DialogContent>
        <FormActions
          leave={text('forms.leave')}
          confirm={text('profile.factor.remove_confirm')}
          tone="danger"
          busy={busy}
          onLeave={onClose}
        />
      </form>
    </Dialog>
  )
}
