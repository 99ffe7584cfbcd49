import type { InputOf } from '@pinline/contracts/api/call'
import { applyAfterSale } from '@pinline/contracts/order/after-sale/apply-after-sale'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { afterSalesKey } from './after-sales.queries.ts'

/** Submits a request. A refusal belongs to the form. */
export const useApplyAfterSale = () => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('after-sales')
  const { send, isPending } = useCommand(applyAfterSale)
  const apply = async (input: InputOf<typeof applyAfterSale>) => {
    const result = await send(input)
    if (result.kind === 'done') {
      showToast(t('apply.done'))
      await queryClient.invalidateQueries({ queryKey: afterSalesKey })
    }
    return result
  }
  return { apply, isPending }
}
