import type { OrderNumber } from '@pinline/events/ids'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { useConfirmParcelReceipt } from './confirm-parcel-receipt.mutation.ts'

/** The button that confirms the receipt of one parcel, after a question. */
export function ConfirmParcelReceipt({
  orderNo,
  parcelNo,
  isReplacement,
}: {
  orderNo: OrderNumber
  parcelNo: number
  isReplacement: boolean
}): ReactNode {
  const { t } = useTranslation('orders')
  const { confirm, isPending } = useConfirmParcelReceipt()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button tone="outline" small onPress={() => setOpen(true)}>
        {t('parcel.receipt', { number: parcelNo })}
      </Button>
      <Dialog
        isAlert
        title={t('parcel.receiptTitle', { number: parcelNo })}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button autoFocus onPress={close}>
              {t('receipt.notYet')}
            </Button>
            <Button tone="gold" isPending={isPending} onPress={() => void confirm(orderNo, parcelNo).then(close)}>
              {t('action.receipt')}
            </Button>
          </>
        }
      >
        <p>{t(isReplacement ? 'parcel.receiptReplacement' : 'parcel.receiptText')}</p>
      </Dialog>
    </>
  )
}
