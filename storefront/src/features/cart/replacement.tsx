import type { ProductShort } from '@pinline/contracts/catalogue/product/list-products-by-ids'
import type { CartLine } from '@pinline/contracts/order/cart/cart'
import { Button } from '@pinline/ui/design/button.tsx'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { stockText } from '../product/stock-text.ts'
import { correctedQuantity } from './allowed-quantity.ts'
import { cartScale } from './cart-line-row.tsx'
import type { CartChanges } from './use-cart-changes.ts'

interface ReplacementProps {
  readonly line: CartLine
  readonly part: ProductShort
  readonly changes: CartChanges
}

/** The recommended replacement of a line, drawn at the same scale, with a button. */
export function Replacement({ line, part, changes }: ReplacementProps): ReactNode {
  const { t } = useTranslation(['cart', 'catalogue'])
  const format = useFormat()
  const [isTaking, setTaking] = useState(false)
  const quantity = correctedQuantity(line.quantity, {
    moq: part.moq,
    orderMultiple: part.orderMultiple,
    available: part.stock,
    custom: part.custom,
  })
  const replaceLine = async (pieces: number) => {
    setTaking(true)
    await changes.replace(line, { productId: part.id, quantity: pieces })
    setTaking(false)
  }
  return (
    <div className="cart-replacement">
      <div className="cart-blocked-drawing">
        <ListDrawing
          part={part}
          scale={cartScale.scale}
          origin={cartScale.origin}
          maxWidth={cartScale.width}
          decorative
        />
      </div>
      <div className="cart-blocked-text">
        <span className="small">{t('replace.title')}</span>
        <Link to="/productDetail/$id" params={{ id: part.id }} className="part-number">
          {part.model}
        </Link>
        <span className="small">
          {[part.manufacturer, part.series].filter(Boolean).join(' ')}
          {part.price !== null && `, ${t('replace.each', { price: format.unitPrice(part.price) })}`}
        </span>
        <StockBadge status={part.stock_status}>{stockText(part, t)}</StockBadge>
        {quantity !== undefined && (
          <Button small isPending={isTaking} onPress={() => void replaceLine(quantity)}>
            {quantity === line.quantity ? t('replace.take') : t('replace.takeQuantity', { quantity })}
          </Button>
        )}
      </div>
    </div>
  )
}
