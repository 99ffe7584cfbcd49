import type { StaffProfile } from '@pinline/contracts/account/session/signed-in'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useText } from '../messages/use-text.ts'
import { ChangeStaffEmailDialog } from './change-staff-email-dialog.tsx'
import { ChangeStaffPasswordDialog } from './change-staff-password-dialog.tsx'
import { RemoveSecondFactorDialog } from './remove-second-factor-dialog.tsx'
import { SecondFactorDialog } from './second-factor-dialog.tsx'

type Open = 'password' | 'email' | 'set-up' | 'remove'

interface AccessSheetProps {
  readonly self: StaffProfile
  readonly onUpdated: (self: StaffProfile) => void
  readonly onChanged: () => void
}

/** Password, e-mail address and second factor, each with its own dialog. */
export const AccessSheet = ({ self, onUpdated, onChanged }: AccessSheetProps) => {
  const text = useText()
  const notify = useNotify()
  const [open, setOpen] = useState<Open | undefined>(self.mustChangePassword ? 'password' : undefined)
  const close = () => setOpen(undefined)

  return (
    <section className="sheet" aria-labelledby="access">
      <h2 id="access">{text('profile.access.title')}</h2>
      <ul className="profile-rows">
        <li>
          <div>
            <b>{text('profile.access.password')}</b>
            <p className="field-hint">{text('profile.access.password_note')}</p>
          </div>
          <button type="button" className="button button-small" onClick={() => setOpen('password')}>
            {text('profile.access.change_password')}
          </button>
        </li>
        {!self.mustChangePassword && (
          <>
            <li>
              <div>
                <b>{text('profile.access.email')}</b>
                <p className="profile-value">{self.email ?? text('profile.access.no_email')}</p>
              </div>
              <button type="button" className="button button-small" onClick={() => setOpen('email')}>
                {text(self.email === null ? 'profile.access.add_email' : 'profile.access.change_email')}
              </button>
            </li>
            <li>
              <div>
                <b>{text('profile.access.second_factor')}</b>{' '}
                <span className={self.secondFactor ? 'profile-on' : 'profile-off'}>
                  {text(self.secondFactor ? 'profile.access.on' : 'profile.access.off')}
                </span>
                <p className="field-hint">
                  {self.secondFactor
                    ? text('profile.access.on_note', { smart_count: self.recoveryCodesLeft })
                    : text('profile.access.off_note')}
                </p>
              </div>
              <button
                type="button"
                className="button button-small"
                onClick={() => setOpen(self.secondFactor ? 'remove' : 'set-up')}
              >
                {text(self.secondFactor ? 'profile.access.remove' : 'profile.access.set_up')}
              </button>
            </li>
          </>
        )}
      </ul>
      {open === 'password' && <ChangeStaffPasswordDialog hasSecondFactor={self.secondFactor} onClose={close} />}
      {open === 'email' && (
        <ChangeStaffEmailDialog
          hasEmail={self.email !== null}
          hasSecondFactor={self.secondFactor}
          onClose={close}
          onDone={(changed) => {
            close()
            onUpdated(changed)
            onChanged()
            notify('profile.email.done', { type: 'success' })
          }}
        />
      )}
      {open === 'set-up' && <SecondFactorDialog onClose={close} onSet={onChanged} />}
      {open === 'remove' && (
        <RemoveSecondFactorDialog
          onClose={close}
          onDone={() => {
            close()
            onChanged()
            notify('profile.factor.removed', { type: 'success' })
          }}
        />
      )}
    </section>
  )
}
