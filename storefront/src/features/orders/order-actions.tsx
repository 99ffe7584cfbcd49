import type { OrderRow } from '@pinline/contracts/order/order/order-row'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OrderChange, useChangeOrder } from './change-order.mutation.ts'

const inProcess: readonly OrderRow['status'][] = ['confirmed', 'stocking', 'testing']

/** From processing on an order cannot be cancelled: the contact instead. */
export function ContactManager({ order }: { order: OrderRow }): ReactNode {
  const { t } = useTranslation('orders')
  if (!inProcess.includes(order.status)) return null
  return (
    <Link to="/customer-manager" className="order-contact">
      {t('contact')}
    </Link>
  )
}

/** A buyer's actions on an order: pay, cancel, confirm receipt; the last two ask for confirmation. */
export function OrderActions({ order, small }: { order: OrderRow; small?: boolean }): ReactNode {
  const { t } = useTranslation('orders')
  const { change, isPending } = useChangeOrder()
  const [confirming, setConfirming] = useState<OrderChange>()
  const { orderNo, allowedCommands } = order
  const close = () => setConfirming(undefined)
  const confirm = async (what: OrderChange) => {
    await change(what, orderNo)
    close()
  }
  const isSmall = small ?? false
  return (
    <>
      {allowedCommands.includes('start-payment-attempt') && (
        <Link to="/wechat-pay" search={{ orderNo }} className={buttonClass({ tone: 'gold', small: isSmall })}>
          {t('action.pay')}
        </Link>
      )}
      {allowedCommands.includes('confirm-receipt') && (
        <Button tone={isSmall ? 'outline' : 'gold'} small={isSmall} onPress={() => setConfirming('receipt')}>
          {t('action.receipt')}
        </Button>
      )}
      {allowedCommands.includes('cancel-order') && (
        <Button tone="quiet" small={isSmall} onPress={() => setConfirming('cancel')}>
          {t('action.cancel')}
        </Button>
      )}
      <Dialog
        isAlert
        title={t('cancel.title', { orderNo })}
        isOpen={confirming === 'cancel'}
        onClose={close}
        actions={
          <>
            <Button autoFocus onPress={close}>
              {t('cancel.keep')}
            </Button>
            <Button tone="danger" isPending={isPending} onPress={() => void confirm('cancel')}>
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
        isOpen={confirming === 'receipt'}
        onClose={close}
        actions={
          <>
            <Button autoFocus onPress={close}>
              {t('receipt.notYet')}
            </Button>
            <Button tone="gold" isPending={isPending} onPress={() => void confirm('receipt')}>
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
