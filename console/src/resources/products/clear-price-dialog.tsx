import { clearPrice } from '@pinline/contracts/catalogue/price/clear-price'
import type { CurrencyCode } from '@pinline/events/money'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'
import type { ProductDialogProps } from './use-product-command.ts'

/** Asks before the price breaks of a currency are cleared; its prices are then converted by the rate. */
export const ClearPriceDialog = ({
  product,
  currency,
  onDone,
  onReload,
  onClose,
}: ProductDialogProps & { readonly currency: CurrencyCode }) => {
  const text = useText()
  const { send, isPending } = useCommand(clearPrice)
  return (
    <ConfirmCommand
      title={text('resources.products.prices.clear_title', { model: product.product.model, currency })}
      effects={[text('resources.products.prices.clear_effect', { currency })]}
      confirm={text('resources.products.prices.clear_confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ productId: product.id, version: product.priceStreamVersion, currency })}
      onDone={onDone}
      onReload={async () => void (await onReload())}
      onClose={onClose}
    />
  )
}
