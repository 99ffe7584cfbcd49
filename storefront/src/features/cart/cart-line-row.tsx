import type { Cart, CartLine } from '@pinline/contracts/order/cart/cart'
import { Button } from '@pinline/ui/design/button.tsx'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { UnbrokenFigures } from '@pinline/ui/format/unbroken-figures.tsx'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { memo, type ReactNode, useCallback, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { drawableLine } from '../product/drawable-line.ts'
import { partName } from '../product/part-name.ts'
import { cartKey } from './cart.queries.ts'
import { CartQuantity } from './cart-quantity.tsx'
import { LineStock } from './line-stock.tsx'
import { PriceBreaks } from './price-breaks.tsx'
import type { CartChanges } from './use-cart-changes.ts'

/** px per mm of the cart's drawings, and the position of their bodies. */
export const cartScale = { scale: 4, origin: 2, width: 236, middleWidth: 126 } as const

interface CartLineRowProps {
  readonly line: CartLine
  readonly changes: CartChanges
  readonly onRemove: (lines: readonly CartLine[]) => void
  /** True while its field shows a quantity that was not sent. */
  readonly onUnsentQuantity: (productId: CartLine['productId'], hasUnsentQuantity: boolean) => void
}

function LinePrice({ line }: { line: CartLine }): ReactNode {
  const { t } = useTranslation('cart')
  const format = useFormat()
  if (line.unitPrice === null) return null
  return (
    <>
      {line.priceBefore !== null && (
        <s className="small">
          <span className="visually-hidden">{t('line.was', { price: '' })}</span>
          {format.unitPrice(line.priceBefore)}
        </s>
      )}
      <b className="figure">{format.unitPrice(line.unitPrice)}</b>
      {line.priceBefore !== null && <span className="cart-repriced">{t('line.repriced')}</span>}
      <PriceBreaks line={line} />
    </>
  )
}

/**
 * One line that can be ordered: selection, drawing, part and stock, price, quantity, total. Rerenders only when its own
 * line changes, because a cart has up to 200 of them.
 */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps): ReactNode {
  const { line, changes, onRemove, onUnsentQuantity } = props
  const { t } = useTranslation('cart')
  const format = useFormat()
  const { queryClient } = useAppContext()
  const [isSending, setSending] = useState(false)
  const part = drawableLine(line)
  const { productId } = line
  const reportUnsentQuantity = useCallback(
    (hasUnsentQuantity: boolean) => onUnsentQuantity(productId, hasUnsentQuantity),
    [onUnsentQuantity, productId],
  )
  const setQuantity = async (quantity: number) => {
    // The row of a removed line has nothing to send as it goes.
    const isRemoved = queryClient.getQueryData<Cart>(cartKey)?.lines.every((one) => one.productId !== productId)
    if (isRemoved === true) return
    setSending(true)
    await changes.setQuantity(productId, quantity)
    setSending(false)
  }
  const counts = line.selected && line.status === 'ok'
  return (
    <tr data-off={counts ? undefined : ''} aria-busy={isSending}>
      <td className="cart-cell-select">
        <Checkbox
          isSelected={line.selected}
          onChange={(selected) => void changes.select([productId], selected)}
          aria-label={t('line.select', { model: line.model })}
        />
      </td>
      <td className="cart-cell-drawing">
        {part && (
          <ListDrawing
            part={part}
            scale={cartScale.scale}
            origin={cartScale.origin}
            maxWidth={cartScale.width}
            middleWidth={cartScale.middleWidth}
            decorative
          />
        )}
      </td>
      <td className="cart-cell-part">
        <Link to="/productDetail/$id" params={{ id: productId }} className="part-number">
          {line.model}
        </Link>
        <span className="small">
          <UnbrokenFigures text={partName(line)} />
        </span>
        <LineStock line={line} />
        {line.ships !== undefined && (
          <span className="small">{t('line.ships', { dates: format.days(line.ships) })}</span>
        )}
      </td>
      <td className="cart-cell-each">
        <LinePrice line={line} />
      </td>
      <td className="cart-cell-quantity">
        <CartQuantity
          line={line}
          onChange={(quantity) => void setQuantity(quantity)}
          onUnsentQuantity={reportUnsentQuantity}
        />
      </td>
      <td className="cart-cell-total">
        <b className="figure">{line.lineTotal === null ? '' : format.money(line.lineTotal)}</b>
        <span className="small">
          {counts
            ? line.weightGrams === null
              ? ''
              : format.weight(line.weightGrams * line.quantity)
            : t('line.notCounted')}
        </span>
      </td>
      <td className="cart-cell-remove">
        <Button
          tone="quiet"
          small
          square
          onPress={() => onRemove([line])}
          aria-label={t('line.remove', { model: line.model })}
        >
          <X className="icon" aria-hidden="true" />
        </Button>
      </td>
    </tr>
  )
})
