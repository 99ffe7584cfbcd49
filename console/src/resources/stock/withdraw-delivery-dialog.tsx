import { withdrawDelivery } from '@pinline/contracts/catalogue/stock/withdraw-delivery'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import type { StockRecord } from './stock-record.ts'

interface WithdrawDeliveryDialogProps {
  readonly stock: StockRecord
  readonly delivery: StockRecord['deliveries'][number]
  readonly onDone: () => void
  readonly onReload: () => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before an announced delivery is withdrawn. */
export const WithdrawDeliveryDialog = ({ stock, delivery, onDone, onReload, onClose }: WithdrawDeliveryDialogProps) => {
  const text = useText()
  const format = useFormat()
  const { send, isPending } = useCommand(withdrawDelivery)
  return (
    <ConfirmCommand
      title={text('resources.stock.delivery.withdraw_title', {
        model: stock.model,
        quantity: format.number(delivery.quantity),
        date: format.calendarDate(delivery.expectedOn),
      })}
      effects={[text('resources.stock.delivery.withdraw_effect')]}
      confirm={text('resources.stock.delivery.withdraw_confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ productId: stock.id, version: stock.version, deliveryId: delivery.deliveryId })}
      onDone={onDone}
      onReload={async () => void (await onReload())}
      onClose={onClose}
    />
  )
}
