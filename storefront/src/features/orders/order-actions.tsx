import type { OrderRow } from '@pinline/contracts/order/order/order-row'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { useCancelOrder } from './cancel-order.mutation.ts'
import { useConfirmReceipt } from './confirm-receipt.mutation.ts'

/** A buyer's actions on an order: pay, cancel, confirm receipt; the last two ask for confirmation. */
export function OrderActions({ order, small }: { order: OrderRow; small?: boolean }): ReactNode {
  const { t } = useTranslation('orders')
  const { cancel, isPending: isCancelling } = useCancelOrder()
  const { confirm, isPending: isConfirming } = useConfirmReceipt()
  const [opened, setOpened] = useState<'cancel-order' | 'confirm-receipt'>()
  const { orderNo, allowedCommands } = order
  const close = () => setOpened(undefined)
  const isSmall = small ?? false
  return (
    <>
      {allowedCommands.includes('start-payment-attempt') && (
        <Link to="/wechat-pay" search={{ orderNo }} className={buttonClass({ tone: 'gold', small: isSmall })}>
          {t('action.pay')}
        </Link>
      )}
      {allowedCommands.includes('confirm-receipt') && (
        <Button tone={isSmall ? 'outline' : 'gold'} small={isSmall} onPress={() => setOpened('confirm-receipt')}>
          {t('action.receipt')}
        </Button>
      )}
      {allowedCommands.includes('cancel-order') && (
        <Button tone="quiet" small={isSmall} onPress={() => setOpened('cancel-order')}>
          {t('action.cancel')}
        </Button>
      )}
      <Dialog
        isAlert
        title={t('cancel.title', { orderNo })}
        isOpen={opened === 'cancel-order'}
        onClose={close}
        actions={
          <>
            <Button autoFocus onPress={close}>
              {t('cancel.keep')}
            </Button>
            <Button tone="danger" isPending={isCancelling} onPress={() => void cancel(orderNo).then(close)}>
              {t('cancel.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('cancel.text')}</p>
      </Dialog>
      <Dialog
        isAlert
        title={t('receipt.title')}
        isOpen={opened === 'confirm-receipt'}
        onClose={close}
        actions={
          <>
            <Button autoFocus onPress={close}>
              {t('receipt.notYet')}
            </Button>
            <Button tone="gold" isPending={isConfirming} onPress={() => void confirm(orderNo).then(close)}>
              {t('action.receipt')}
            </Button>
          </>
        }
      >
        <p>{t('receipt.text')}</p>
      </Dialog>
    </>
  )
}
