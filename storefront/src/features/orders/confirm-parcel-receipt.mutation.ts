import { confirmParcelReceipt } from '@pinline/contracts/order/order/confirm-parcel-receipt'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showErrorToast, showToast } from '@pinline/ui/design/toast.tsx'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { ordersKey } from './orders.queries.ts'

/** Confirms the receipt of one parcel, shows the result and reloads the orders. */
export const useConfirmParcelReceipt = () => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('orders')
  const { send, isPending } = useCommand(confirmParcelReceipt)
  const confirm = async (orderNo: string, parcelNo: number): Promise<void> => {
    const result = await send({ orderNo, parcelNo })
    if (result.kind === 'done') showToast(t('receipt.done'))
    else if (result.kind === 'refused') showRefusal(result)
    else showErrorToast(t('receipt.failed'))
    await queryClient.invalidateQueries({ queryKey: ordersKey })
  }
  return { confirm, isPending }
}
