import type { ApiKeyRow } from '@pinline/contracts/account/api-keys/api-key-fields'
import { revokeApiKey } from '@pinline/contracts/account/api-keys/revoke-api-key'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import type { ReactNode } from 'react'
import { showRefusal } from '../../../app/show-refusal.ts'
import { useAppContext } from '../../../app/use-app-context.ts'
import { useTranslation } from '../../../app/use-translation.ts'
import { reloadApiKeys } from './api-keys.queries.ts'

/** Asks before a key is revoked. */
export function RevokeApiKeyDialog({ apiKey, onClose }: { apiKey: ApiKeyRow; onClose: () => void }): ReactNode {
  const { t } = useTranslation('api-access')
  const { queryClient } = useAppContext()
  const { send, isPending } = useCommand(revokeApiKey, { notifyOnFailure: true })
  const name = apiKey.name ?? apiKey.prefix
  const revoke = async () => {
    const result = await send({ id: apiKey.id })
    if (result.kind === 'done') showToast(t('revoke.done', { name }))
    else showRefusal(result)
    await reloadApiKeys(queryClient)
    onClose()
  }
  return (
    <Dialog
      isAlert
      title={t('revoke.title', { name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {t('revoke.keep')}
          </Button>
          <Button tone="danger" isPending={isPending} onPress={() => void revoke()}>
            {t('revoke.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('revoke.refused')}</p>
      <p>{t('revoke.final')}</p>
    </Dialog>
  )
}
