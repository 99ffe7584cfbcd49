import { changeStaffProfile } from '@pinline/contracts/account/permissions/change-staff-profile'
import type { StaffProfile } from '@pinline/contracts/account/session/signed-in'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandError } from '../layout/command-error.tsx'
import { useUnsavedEdits } from '../layout/drafts/unsaved-edits.tsx'
import { Field } from '../layout/field.tsx'
import { fieldErrorsOf } from '../layout/field-errors.ts'
import { useFormResult } from '../layout/use-form-result.ts'
import { useText } from '../messages/use-text.ts'
import { AvatarField } from './avatar-field.tsx'
import { useProfileFieldErrorText } from './profile-field-errors.ts'

interface ChangeStaffProfileSheetProps {
  readonly self: StaffProfile
  readonly onUpdated: (self: StaffProfile) => void
  /** Fetches the newest state after a conflict. */
  readonly onReload: () => Promise<unknown>
}

/** Form state of the person's own data and its submit, on the loaded revision. */
const useOwnDataForm = ({ self, onUpdated, onReload }: ChangeStaffProfileSheetProps) => {
  const notify = useNotify()
  const { send, isPending } = useCommand(changeStaffProfile)
  const [edited, setEdited] = useState<{ name?: string; phone?: string }>({})
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const fieldErrorText = useProfileFieldErrorText(fieldErrors)
  const { name = self.name, phone = self.phone ?? '' } = edited
  const isChanged = name !== self.name || phone !== (self.phone ?? '')
  useUnsavedEdits(isChanged, false)

  const edit = (change: typeof edited) => {
    setEdited({ ...edited, ...change })
    clearFieldErrors(change)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !isChanged) return
    const input = { revision: self.revision, name, phone }
    if (!passesValidation(fieldErrorsOf(changeStaffProfile.input, input))) return
    const outcome = await send(input)
    if (outcome.kind === 'done') {
      onUpdated(outcome.data)
      setEdited({})
      notify('profile.data.saved', { type: 'success' })
      return
    }
    showResult(outcome)
  }

  const reload = async () => {
    await onReload()
    reset()
  }

  return { form, name, phone, edit, fieldErrorText, result, isPending, isChanged, submit, reload }
}

/** Picture, name and phone of the signed-in member of staff. */
export const ChangeStaffProfileSheet = ({ self, onUpdated, onReload }: ChangeStaffProfileSheetProps) => {
  const text = useText()
  const ownData = useOwnDataForm({ self, onUpdated, onReload })
  const { form, name, phone, edit, fieldErrorText, result, isPending, isChanged } = ownData
  return (
    <section className="sheet" aria-labelledby="own-data">
      <h2 id="own-data">{text('profile.data.title')}</h2>
      <AvatarField self={self} onUpdated={onUpdated} />
      <form ref={form} className="form profile-form" onSubmit={(event) => void ownData.submit(event)} noValidate>
        <CommandError result={result} onReload={() => void ownData.reload()} />
        <dl className="profile-given">
          <div>
            <dt className="label">{text('profile.data.username')}</dt>
            <dd className="figure">{self.username}</dd>
          </div>
          <div>
            <dt className="label">{text('profile.data.role')}</dt>
            <dd>{self.roleName}</dd>
          </div>
        </dl>
        <Field label={text('profile.data.name')} fieldError={fieldErrorText('name')}>
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
        <Field label={text('profile.data.phone')} optional fieldError={fieldErrorText('phone')}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="tel"
              autoComplete="tel"
              maxLength={20}
              value={phone}
              onChange={(event) => edit({ phone: event.target.value })}
            />
          )}
        </Field>
        <div>
          <button
            type="submit"
            className="button button-gold"
            aria-busy={isPending}
            aria-disabled={isPending || !isChanged}
          >
            {text(isPending ? 'profile.data.saving' : 'profile.data.save')}
          </button>
        </div>
      </form>
    </section>
  )
}
