import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { Icon } from '../../layout/icon.tsx'
import { useCopy } from '../../layout/use-copy.ts'
import { useText } from '../../messages/use-text.ts'
import '../staff/users.css'

interface ApiKeySecretProps {
  readonly name: string
  /** Null when an earlier response has contained it. */
  readonly secret: string | null
  readonly onClose: () => void
}

/** Shows a key's secret once. Only its button closes the dialog: a stray key press cannot lose the secret. */
export const ApiKeySecret = ({ name, secret, onClose }: ApiKeySecretProps) => {
  const text = useText()
  const copy = useCopy()
  return (
    <Dialog open aria-labelledby="api-key-title" aria-describedby="api-key-note">
      <DialogTitle id="api-key-title">{text('resources.api-keys.secret.title', { name })}</DialogTitle>
      <DialogContent className="form">
        {secret === null ? (
          <p id="api-key-note">{text('resources.api-keys.secret.undelivered')}</p>
        ) : (
          <>
            <div className="one-time">
              <output className="figure">{secret}</output>
              <button type="button" className="button button-small" onClick={() => void copy(secret)}>
                <Icon name="copy" size={16} />
                {text('resources.api-keys.secret.copy')}
              </button>
            </div>
            <p id="api-key-note">{text('resources.api-keys.secret.once')}</p>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <button type="button" ref={focusOnMount} className="button button-gold" onClick={onClose}>
          {text(secret === null ? 'forms.close' : 'resources.api-keys.secret.noted')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
