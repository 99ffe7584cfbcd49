import { relistProduct } from '@pinline/contracts/catalogue/product/relist-product'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'
import type { ProductDialogProps } from './use-product-command.ts'

/** Asks before a withdrawn product is listed again. */
export const RelistProductDialog = ({ product, onDone, onReload, onClose }: ProductDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(relistProduct)
  return (
    <ConfirmCommand
      title={text('resources.products.lifecycles.relist_title', { model: product.product.model })}
      effects={[text('resources.products.lifecycles.relist_effect')]}
      confirm={text('resources.products.lifecycles.relist_confirm')}
      tone="gold"
      busy={isPending}
      send={() => send({ productId: product.id, version: product.productVersion })}
      onDone={onDone}
      onReload={async () => void (await onReload())}
      onClose={onClose}
    />
  )
}
