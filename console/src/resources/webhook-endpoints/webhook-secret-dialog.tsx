import '../staff/users.css'
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { Icon } from '../../layout/icon.tsx'
import { useCopy } from '../../layout/use-copy.ts'
import { useText } from '../../messages/use-text.ts'

interface WebhookSecretDialogProps {
  readonly secret: string
  readonly isRotated: boolean
  readonly onClose: () => void
}

/** Shows a secret once. Only its button closes the dialog: a stray key cannot lose the secret. */
export const WebhookSecretDialog = ({ secret, isRotated, onClose }: WebhookSecretDialogProps) => {
  const text = useText()
  const copy = useCopy()
  return (
    <Dialog open aria-labelledby="webhook-secret-title" aria-describedby="webhook-secret-note">
      <DialogTitle id="webhook-secret-title">{text('resources.webhook-endpoints.secret.title')}</DialogTitle>
      <DialogContent className="form">
        <div className="one-time">
          <output className="figure webhook-secret">{secret}</output>
          <button type="button" className="button button-small" onClick={() => void copy(secret)}>
            <Icon name="copy" size={16} />
            {text('resources.webhook-endpoints.secret.copy')}
          </button>
        </div>
        <p id="webhook-secret-note">
          {text(isRotated ? 'resources.webhook-endpoints.secret.rotated' : 'resources.webhook-endpoints.secret.once')}
        </p>
      </DialogContent>
      <DialogActions>
        <button type="button" ref={focusOnMount} className="button button-gold" onClick={onClose}>
          {text('resources.webhook-endpoints.secret.noted')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
