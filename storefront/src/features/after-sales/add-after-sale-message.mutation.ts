import type { InputOf } from '@pinline/contracts/api/call'
import { addAfterSaleMessage } from '@pinline/contracts/order/after-sale/add-after-sale-message'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useAppContext } from '../../app/use-app-context.ts'
import { afterSalesKey } from './after-sales.queries.ts'

/** Sends a message about a request and reloads it. A refusal belongs to the form. */
export const useAddAfterSaleMessage = () => {
  const { queryClient } = useAppContext()
  const { send, isPending } = useCommand(addAfterSaleMessage, { notifyOnFailure: true })
  const write = async (input: InputOf<typeof addAfterSaleMessage>) => {
    const result = await send(input)
    if (result.kind === 'done') await queryClient.invalidateQueries({ queryKey: afterSalesKey })
    return result
  }
  return { write, isPending }
}
