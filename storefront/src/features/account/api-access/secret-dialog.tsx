import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { Copy } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../../../app/use-translation.ts'

interface SecretDialogProps {
  readonly title: string
  /** Null where an earlier response has contained it. */
  readonly secret: string | null
  /** What to do with it. */
  readonly note: string
  /** What to do where it was not delivered. */
  readonly undelivered?: string
  readonly onClose: () => void
}

/** Shows a secret once. Only its button closes the dialog: a stray key press cannot lose the secret. */
export function SecretDialog({ title, secret, note, undelivered, onClose }: SecretDialogProps): ReactNode {
  const { t } = useTranslation('api-access')
  const { t: account } = useTranslation('account')
  const field = useRef<HTMLInputElement>(null)
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(t('secret.copied'))
    } catch {
      field.current?.select()
    }
  }
  return (
    <Dialog
      isAlert
      title={title}
      isOpen
      onClose={() => undefined}
      actions={
        <Button tone="gold" onPress={onClose}>
          {secret === null ? account('address.close') : t('secret.noted')}
        </Button>
      }
    >
      {secret === null ? (
        <p>{undelivered}</p>
      ) : (
        <>
          <p>{note}</p>
          <div className="api-secret">
            <input
              ref={field}
              className="input input-figure"
              readOnly
              value={secret}
              aria-label={title}
              onFocus={({ target }) => target.select()}
            />
            <Button autoFocus onPress={() => void copy(secret)}>
              <Copy className="icon" aria-hidden="true" />
              {t('secret.copy')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
