import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import { Button } from '@pinline/ui/design/button.tsx'
import { usePreHydrationText } from '@pinline/ui/design/use-pre-hydration-text'
import { ShoppingCart } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { isOrderable, minQuantity, nearestQuantities } from '../product/order-quantity.ts'
import { useAddToCart } from './add-to-cart.mutation.ts'

/**
 * Quantity and "add to cart" of one line of a list. On blur an invalid quantity is raised to the next valid one. What is
 * out of stock cannot be ordered, so that it cannot be added either.
 */
export function AddLine({
  product,
}: {
  product: Pick<ProductRow, 'id' | 'model' | 'price' | 'lifecycle' | 'moq' | 'orderMultiple' | 'stock_status'>
}): ReactNode {
  const { t } = useTranslation('catalogue')
  const addToCart = useAddToCart()
  const [quantity, setQuantity] = useState(String(minQuantity(product)))
  const [isPending, setPending] = useState(false)
  const enter = (text: string): void => setQuantity(text.replaceAll(/\D/g, '').slice(0, 7))
  const field = usePreHydrationText<HTMLInputElement>(enter)
  if (product.price === null || product.lifecycle === 'discontinued') return null
  const isOut = product.stock_status === 'out'
  const normalize = (): number => {
    const typed = Number(quantity)
    const right = isOrderable(typed, product) ? typed : nearestQuantities(typed, product).upper
    setQuantity(String(right))
    return right
  }
  const add = async (): Promise<void> => {
    setPending(true)
    try {
      await addToCart({ productId: product.id, quantity: normalize(), model: product.model })
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="add-line">
      <input
        ref={field}
        className="input input-small input-figure"
        inputMode="numeric"
        aria-label={t('quantityOf', { model: product.model })}
        disabled={isOut}
        value={quantity}
        onChange={(event) => enter(event.target.value)}
        onBlur={normalize}
      />
      <Button
        small
        aria-label={isOut ? t('stock.out') : t('addPart', { model: product.model })}
        isDisabled={isOut}
        isPending={isPending}
        onPress={() => void add()}
      >
        <ShoppingCart className="icon" aria-hidden="true" />
        <span className="add-line-text">{isOut ? t('stock.out') : t('add')}</span>
      </Button>
    </div>
  )
}
