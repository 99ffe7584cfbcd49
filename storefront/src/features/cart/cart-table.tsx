import type { Cart, CartLine } from '@pinline/contracts/order/cart/cart'
import { Button } from '@pinline/ui/design/button.tsx'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { Ruler } from '@pinline/ui/drawing/ruler.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { CartLineRow, cartScale } from './cart-line-row.tsx'
import type { CartChanges } from './use-cart-changes.ts'

interface CartTableProps {
  readonly cart: Cart
  readonly lines: readonly CartLine[]
  readonly selected: readonly CartLine[]
  readonly changes: CartChanges
  readonly onRemove: (lines: readonly CartLine[]) => void
  readonly onUnsentQuantity: (productId: CartLine['productId'], hasUnsentQuantity: boolean) => void
}

/** The lines that can be ordered, as a table under one ruler. */
export function CartTable({ cart, lines, selected, changes, onRemove, onUnsentQuantity }: CartTableProps): ReactNode {
  const { t } = useTranslation('cart')
  const all = selected.length === lines.length
  const said = { selected: selected.length, lines: lines.length }
  return (
    <section className="sheet" aria-label={t('lines.label')}>
      <div className="cart-bar">
        <Checkbox
          isSelected={all}
          isIndeterminate={!all && selected.length > 0}
          onChange={() =>
            void changes.select(
              lines.map((line) => line.productId),
              !all,
            )
          }
          aria-label={t('lines.selectAll', said)}
        />
        <span className="cart-bar-text" aria-hidden="true">
          {t('lines.selected', said)}
        </span>
        {selected.length > 0 && (
          <Button tone="quiet" small onPress={() => onRemove(selected)}>
            {t('lines.removeSelected')}
          </Button>
        )}
      </div>
      <table className="cart-table">
        <caption className="visually-hidden">{t('lines.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className="cart-cell-select">
              <span className="visually-hidden">{t('column.select')}</span>
            </th>
            <th scope="col" className="cart-cell-drawing">
              <span className="visually-hidden">{t('column.drawing')}</span>
              <Ruler scale={cartScale.scale} origin={cartScale.origin} width={cartScale.width} unit={t('drawing:mm')} />
            </th>
            <th scope="col">{t('column.part')}</th>
            <th scope="col" className="cart-cell-each">
              {t('column.each', { currency: cart.currency })}
            </th>
            <th scope="col" className="cart-cell-quantity">
              {t('column.quantity')}
            </th>
            <th scope="col" className="cart-cell-total">
              {t('column.total')}
            </th>
            <th scope="col" className="cart-cell-remove">
              <span className="visually-hidden">{t('column.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <CartLineRow
              key={line.productId}
              line={line}
              changes={changes}
              onRemove={onRemove}
              onUnsentQuantity={onUnsentQuantity}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}
