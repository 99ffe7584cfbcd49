import type { RefundRecord } from '@pinline/contracts/order/order/orders-resource'
import { retryRefund } from '@pinline/contracts/order/payment/retry-refund'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import type { OrderDialogProps } from './use-order-command.ts'

/** Retries a failed refund with the wallet. */
export const RetryRefundDialog = ({
  order,
  refund,
  onReload,
  ...dialog
}: OrderDialogProps & { readonly refund: RefundRecord }) => {
  const text = useText()
  const format = useFormat()
  const { send, isPending } = useCommand(retryRefund)
  return (
    <ConfirmCommand
      title={text('resources.orders.retry.title')}
      effects={[
        text('resources.orders.retry.effect_request', { amount: format.money(refund.amount) }),
        text('resources.orders.retry.effect_once'),
      ]}
      confirm={text('resources.orders.retry.confirm')}
      tone="gold"
      busy={isPending}
      send={() => send({ orderNo: order.orderNo, refundId: refund.refundId, version: order.version })}
      onReload={async () => void (await onReload())}
      {...dialog}
    />
  )
}
