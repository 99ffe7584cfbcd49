import { removeSecondFactor } from '@pinline/contracts/account/permissions/remove-second-factor'
import { useState } from 'react'
import { CommandTold } from '../layout/command-told.tsx'
import { Field } from '../layout/field.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { faultsOf } from '../layout/form-faults.ts'
import { useFormAnswer } from '../layout/use-form-answer.ts'
import { useText } from '../messages/use-text.ts'
import { useCommand } from '../providers/use-command.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { useProfileFaultText } from './profile-faults.ts'

/** Takes the second factor away from who shows the password and a code of it. */
export const RemoveFactorDialog = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => {
  const text = useText()
  const { send, busy } = useCommand(removeSecondFactor)
  const [typed, setTyped] = useState({ password: '', code: '' })
  const { form, faults, answer, passes, tell, forgive, forget } = useFormAnswer()
  const faultText = useProfileFaultText(faults)

  const type = (edited: Partial<typeof typed>) => {
    setTyped({ ...typed, ...edited })
    forgive(edited)
  }

  const submit = async () => {
    const wrong = faultsOf(removeSecondFactor.input, typed)
    const found = wrong.password === 'required' ? { ...wrong, password: 'password-required' } : wrong
    if (!passes(found)) return
    const told = await send(typed)
    if (told.kind === 'done') return onDone()
    tell(told)
  }

  return (
    <FormDialog
      title={text('profile.factor.remove_title')}
      confirm={text('profile.factor.remove_confirm')}
      tone="danger"
      busy={busy}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandTold answer={answer} onReload={forget} />
      <p>{text('profile.factor.remove_note')}</p>
      <OwnPasswordField
        fault={faultText('password')}
        value={typed.password}
        onType={(password) => type({ password })}
      />
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
    </FormDialog>
  )
}
