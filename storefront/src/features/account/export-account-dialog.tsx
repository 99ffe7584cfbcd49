import type { BuyerProfile } from '@pinline/contracts/account/session/signed-in'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { useExportAccount } from './export-account.mutation.ts'
import { IdentityProof } from './identity-proof.tsx'
import { useIdentityForm } from './use-identity-form.ts'

/** Exports all data once the buyer has proved who they are. */
export function ExportAccountDialog({ me, onClose }: { me: BuyerProfile; onClose: () => void }): ReactNode {
  const { t } = useTranslation('security')
  const { t: account } = useTranslation('account')
  const formId = useId()
  const exportAccount = useExportAccount()
  const identity = useIdentityForm(async (ticket) => {
    await exportAccount(ticket)
    onClose()
  })
  return (
    <Dialog
      title={t('export.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            {account('address.close')}
          </Button>
          <Button type="submit" form={formId} isPending={identity.isSubmitting}>
            {t('export.confirm')}
          </Button>
        </>
      }
    >
      {identity.refusal !== undefined && <Banner tone="danger" title={identity.refusal} />}
      <p className="small">{account('identity.lead')}</p>
      <form id={formId} className="account-form" noValidate onSubmit={identity.onSubmit}>
        <IdentityProof {...identity} contact={me.email ?? me.phone ?? ''} />
      </form>
    </Dialog>
  )
}
