import type { OrderDetail, OrderLineRow } from '@pinline/contracts/order/order/order-row'
import { Button } from '@pinline/ui/design/button.tsx'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

const ApplyAfterSaleDialog = lazy(async () => ({
  default: (await import('./apply-after-sale-dialog.tsx')).ApplyAfterSaleDialog,
}))

/** Opens the form for one line of an order that was received. */
export function ApplyAfterSaleButton({
  order,
  line,
}: {
  order: Pick<OrderDetail, 'orderNo'>
  line: OrderLineRow
}): ReactNode {
  const { t } = useTranslation('after-sales')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small tone="quiet" aria-label={t('apply.openFor', { model: line.model })} onPress={() => setOpen(true)}>
        {t('apply.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ApplyAfterSaleDialog order={order} line={line} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
