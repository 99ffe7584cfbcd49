import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { ordersKey } from './orders.queries.ts'

/** Cancels an order, shows the result and reloads the orders. */
export const useCancelOrder = () => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('orders')
  const { send, isPending } = useCommand(cancelOrder, { notifyOnFailure: true })
  const cancel = async (orderNo: string): Promise<void> => {
    const result = await send({ orderNo })
    if (result.kind === 'done') showToast(t('cancel.done'))
    else showRefusal(result)
    await queryClient.invalidateQueries({ queryKey: ordersKey })
  }
  return { cancel, isPending }
}
