import type { MyWebhookEndpoint } from '@pinline/contracts/notification/webhook/my-webhook-fields'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../app/use-translation.ts'

interface ConfirmWebhookDialogProps {
  readonly endpoint: MyWebhookEndpoint
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before an endpoint is deleted. */
export function ConfirmDeletion({ endpoint, isPending, onConfirm, onClose }: ConfirmWebhookDialogProps): ReactNode {
  const { t } = useTranslation('api-access')
  return (
    <Dialog
      isAlert
      title={t('hook.deleteTitle', { host: new URL(endpoint.url).host })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {t('hook.keep')}
          </Button>
          <Button tone="danger" isPending={isPending} onPress={onConfirm}>
            {t('hook.delete')}
          </Button>
        </>
      }
    >
      <p>{t('hook.deleteText')}</p>
    </Dialog>
  )
}

/** Asks before an endpoint is given another secret. */
export function ConfirmRotation({ endpoint, isPending, onConfirm, onClose }: ConfirmWebhookDialogProps): ReactNode {
  const { t } = useTranslation('api-access')
  const { t: account } = useTranslation('account')
  return (
    <Dialog
      isAlert
      title={t('rotate.title', { name: new URL(endpoint.url).host })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            {account('address.close')}
          </Button>
          <Button tone="gold" isPending={isPending} onPress={onConfirm}>
            {t('rotate.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('hook.rotateText')}</p>
    </Dialog>
  )
}
