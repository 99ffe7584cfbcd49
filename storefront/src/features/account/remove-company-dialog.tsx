import { removeCompany } from '@pinline/contracts/account/buyer/remove-company'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import type { ReactNode } from 'react'
import { showRefusal } from '../../app/show-refusal.ts'
import { useTranslation } from '../../app/use-translation.ts'

interface RemoveCompanyDialogProps {
  readonly isOpen: boolean
  readonly onRemoved: () => void
  readonly onClose: () => void
}

/** Asks before the company details are removed. */
export function RemoveCompanyDialog({ isOpen, onRemoved, onClose }: RemoveCompanyDialogProps): ReactNode {
  const { t } = useTranslation('account')
  const { send } = useCommand(removeCompany, { notifyOnFailure: true })
  const remove = async () => {
    onClose()
    const result = await send({})
    if (result.kind === 'done') {
      onRemoved()
      showToast(t('company.removed'))
    } else showRefusal(result)
  }
  return (
    <Dialog
      isAlert
      title={t('company.confirmRemove')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {t('address.keep')}
          </Button>
          <Button tone="danger" onPress={() => void remove()}>
            {t('company.remove')}
          </Button>
        </>
      }
    >
      <p>{t('company.confirmRemoveText')}</p>
    </Dialog>
  )
}
