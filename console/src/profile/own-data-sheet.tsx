import { saveStaffSelf } from '@pinline/contracts/account/permissions/save-staff-self'
import type { StaffSelf } from '@pinline/contracts/account/session/signed-in'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandTold } from '../layout/command-told.tsx'
import { Field } from '../layout/field.tsx'
import { faultsOf } from '../layout/form-faults.ts'
import { useFormAnswer } from '../layout/use-form-answer.ts'
import { useText } from '../messages/use-text.ts'
import { useCommand } from '../providers/use-command.ts'
import { AvatarField } from './avatar-field.tsx'
import { useProfileFaultText } from './profile-faults.ts'

interface OwnDataSheetProps {
  readonly self: StaffSelf
  readonly onKnown: (self: StaffSelf) => void
  /** Fetches what stands now, after somebody else was faster. */
  readonly onReload: () => Promise<unknown>
}

/** Picture, name and phone, which members of staff keep themselves. */
export const OwnDataSheet = ({ self, onKnown, onReload }: OwnDataSheetProps) => {
  const text = useText()
  const notify = useNotify()
  const { send, busy } = useCommand(saveStaffSelf)
  const [edited, setEdited] = useState<{ name?: string; phone?: string }>({})
  const { form, faults, answer, passes, tell, forgive, forget } = useFormAnswer()
  const faultText = useProfileFaultText(faults)
  const { name = self.name, phone = self.phone ?? '' } = edited
  const isChanged = name !== self.name || phone !== (self.phone ?? '')

  const edit = (change: typeof edited) => {
    setEdited({ ...edited, ...change })
    forgive(change)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !isChanged) return
    const input = { revision: self.revision, name, phone }
    if (!passes(faultsOf(saveStaffSelf.input, input))) return
    const told = await send(input)
    if (told.kind === 'done') {
      onKnown(told.data)
      setEdited({})
      notify('profile.data.saved', { type: 'success' })
      return
    }
    tell(told)
  }

  const reload = async () => {
    await onReload()
    forget()
  }

  return (
    <section className="sheet" aria-labelledby="own-data">
      <h2 id="own-data">{text('profile.data.title')}</h2>
      <AvatarField self={self} onKnown={onKnown} />
      <form ref={form} className="form profile-form" onSubmit={(event) => void submit(event)} noValidate>
        <CommandTold answer={answer} onReload={() => void reload()} />
        <dl className="profile-given">
          <div>
            <dt className="label">{text('profile.data.username')}</dt>
            <dd className="mono">{self.username}</dd>
          </div>
          <div>
            <dt className="label">{text('profile.data.role')}</dt>
            <dd>{self.roleName}</dd>
          </div>
        </dl>
        <Field label={text('profile.data.name')} fault={faultText('name')}>
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="name"
              maxLength={50}
              value={name}
              onChange={(event) => edit({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={text('profile.data.phone')} optional fault={faultText('phone')}>
          {(control) => (
            <input
              {...control}
              className="input mono"
              type="tel"
              autoComplete="tel"
              maxLength={20}
              value={phone}
              onChange={(event) => edit({ phone: event.target.value })}
            />
          )}
        </Field>
        <div>
          <button type="submit" className="button gold" aria-busy={busy} aria-disabled={busy || !isChanged}>
            {text(busy ? 'profile.data.saving' : 'profile.data.save')}
          </button>
        </div>
      </form>
    </section>
  )
}
