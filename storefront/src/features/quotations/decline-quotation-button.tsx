import { declineQuotation } from '@pinline/contracts/order/quotation/decline-quotation'
import type { BuyerQuotation } from '@pinline/contracts/order/quotation/quotation-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Button } from '@pinline/ui/design/button.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import type { ReactNode } from 'react'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { quotationsKey } from './quotations.queries.ts'

/** Declines what is shown; a newer answer is loaded first. */
export function DeclineQuotationButton({ quotation }: { quotation: BuyerQuotation }): ReactNode {
  const { t } = useTranslation('quotations')
  const { queryClient } = useAppContext()
  const { send, isPending } = useCommand(declineQuotation, { notifyOnFailure: true })
  const press = async () => {
    const { quotationNo, version } = quotation
    const result = await send({ quotationNo, version })
    if (result.kind === 'done') showToast(t('decline.done'))
    else showRefusal(result)
    await queryClient.invalidateQueries({ queryKey: quotationsKey })
  }
  return (
    <Button tone="quiet" isPending={isPending} onPress={() => void press()}>
      {t('decline.go')}
    </Button>
  )
}
