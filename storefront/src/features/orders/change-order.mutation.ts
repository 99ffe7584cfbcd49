import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showErrorToast, showToast } from '@pinline/ui/design/toast.tsx'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { ordersKey } from './orders.queries.ts'

/** What a buyer does to an order. */
export type OrderChange = 'cancel' | 'receipt'

/** Cancels an order or confirms its receipt, shows the result and reloads the orders. */
export const useChangeOrder = () => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('orders')
  const cancelling = useCommand(cancelOrder, { notifyOnFailure: true })
  const confirming = useCommand(confirmReceipt)
  const cancel = async (orderNo: string) => {
    const result = await cancelling.send({ orderNo })
    if (result.kind === 'done') showToast(t('cancel.done'))
    else showRefusal(result)
  }
  const confirm = async (orderNo: string) => {
    const result = await confirming.send({ orderNo })
    if (result.kind === 'done') showToast(t('receipt.done'))
    else if (result.kind === 'refused') showRefusal(result)
    else showErrorToast(t('receipt.failed'))
  }
  const change = async (what: OrderChange, orderNo: string): Promise<void> => {
    await (what === 'cancel' ? cancel(orderNo) : confirm(orderNo))
    await queryClient.invalidateQueries({ queryKey: ordersKey })
  }
  return { change, isPending: cancelling.isPending || confirming.isPending }
}
