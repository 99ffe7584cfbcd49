import { cancelAfterSale } from '@pinline/contracts/order/after-sale/cancel-after-sale'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { afterSalesKey } from './after-sales.queries.ts'

/** Withdraws a request, shows the result and reloads the requests. */
export const useCancelAfterSale = () => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('after-sales')
  const { send, isPending } = useCommand(cancelAfterSale, { notifyOnFailure: true })
  const cancel = async (afterSaleNo: string): Promise<void> => {
    const result = await send({ afterSaleNo })
    if (result.kind === 'done') showToast(t('cancel.done'))
    else showRefusal(result)
    await queryClient.invalidateQueries({ queryKey: afterSalesKey })
  }
  return { cancel, isPending }
}
