import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { Icon } from '../../layout/icon.tsx'
import { useCopy } from '../../layout/use-copy.ts'
import { useText } from '../../messages/use-text.ts'

interface OneTimePasswordProps {
  readonly username: string
  /** Null when an earlier response has contained it. */
  readonly password: string | null
  readonly onClose: () => void
}

/** Shows a generated password once. Only its button closes the dialog: a stray key cannot lose the password. */
export const OneTimePassword = ({ username, password, onClose }: OneTimePasswordProps) => {
  const text = useText()
  const copy = useCopy()

  return (
    <Dialog open aria-labelledby="one-time-title" aria-describedby="one-time-note">
      <DialogTitle id="one-time-title">{text('resources.users.password.title', { username })}</DialogTitle>
      <DialogContent className="form">
        {password === null ? (
          <p id="one-time-note">{text('resources.users.password.undelivered')}</p>
        ) : (
          <>
            <div className="one-time">
              <output className="figure">{password}</output>
              <button type="button" className="button button-small" onClick={() => void copy(password)}>
                <Icon name="copy" size={16} />
                {text('resources.users.password.copy')}
              </button>
            </div>
            <p id="one-time-note">{text('resources.users.password.once')}</p>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <button type="button" ref={focusOnMount} className="button button-gold" onClick={onClose}>
          {text(password === null ? 'forms.close' : 'resources.users.password.noted')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
