import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showErrorToast, showToast } from '@pinline/ui/design/toast.tsx'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { ordersKey } from './orders.queries.ts'

/** Confirms the receipt of an order, shows the result and reloads the orders. */
export const useConfirmReceipt = () => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('orders')
  const { send, isPending } = useCommand(confirmReceipt)
  const confirm = async (orderNo: string): Promise<void> => {
    const result = await send({ orderNo })
    if (result.kind === 'done') showToast(t('receipt.done'))
    else if (result.kind === 'refused') showRefusal(result)
    else showErrorToast(t('receipt.failed'))
    await queryClient.invalidateQueries({ queryKey: ordersKey })
  }
  return { confirm, isPending }
}
