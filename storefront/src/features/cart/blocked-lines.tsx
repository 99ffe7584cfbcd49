import type { CartLine } from '@pinline/order/contract/cart'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../design/button.tsx'
import { StockBadge } from '../../design/stock-badge.tsx'
import { ListDrawing } from '../../drawing/list-drawing.tsx'
import { drawableLine } from '../orders/drawable-line.ts'
import { isAllowed, nearestAllowed } from './allowed-quantity.ts'
import { cartScale } from './cart-line-row.tsx'
import type { CartChanges } from './change-cart.mutation.ts'

/** The largest quantity that is in stock and that the part is sold in; undefined where there is none. */
const stillPossible = (line: CartLine): number | undefined =>
  line.available === null
    ? undefined
    : nearestAllowed(line.available, line).find(
        (quantity) => quantity <= (line.available ?? 0) && isAllowed(quantity, line),
      )

function Reason({ line }: { line: CartLine }): ReactNode {
  const { t } = useTranslation('cart')
  switch (line.status) {
    case 'discontinued':
      return <span className="tag cart-gone">{t('blocked.discontinued')}</span>
    case 'unknown':
      return <span className="tag cart-gone">{t('blocked.unknown')}</span>
    case 'out-of-stock':
      return line.available !== null && line.available > 0 ? (
        <StockBadge status="low">
          {t('blocked.short', { available: line.available, quantity: line.quantity })}
        </StockBadge>
      ) : (
        <StockBadge status="out">{t('blocked.outOfStock')}</StockBadge>
      )
    case 'ok':
    case 'quantity':
      return null
    default: {
      const missing: never = line.status
      return missing
    }
  }
}

/** Lines that cannot be ordered now, each with why and with the ways out. */
export function BlockedLines(props: {
  lines: readonly CartLine[]
  changes: CartChanges
  onRemove: (line: CartLine) => void
}): ReactNode {
  const { t } = useTranslation('cart')
  return (
    <section className="sheet cart-blocked" aria-labelledby="cart-blocked">
      <h2 id="cart-blocked">
        <TriangleAlert className="icon" aria-hidden="true" />
        {t('blocked.title', { count: props.lines.length })}
      </h2>
      <ul>
        {props.lines.map((line) => {
          const part = drawableLine(line)
          const possible = line.status === 'out-of-stock' ? stillPossible(line) : undefined
          return (
            <li key={line.productId}>
              <div className="cart-blocked-drawing">
                {part && (
                  <ListDrawing
                    part={part}
                    scale={cartScale.scale}
                    origin={cartScale.origin}
                    maxWidth={cartScale.width}
                    decorative
                  />
                )}
              </div>
              <div className="cart-blocked-text">
                <span className="part-number">{line.model === '' ? line.productId : line.model}</span>
                <span className="small">
                  {[line.manufacturer, line.name].filter((text) => text !== '').join(', ')}{' '}
                  {t('blocked.inCart', { quantity: line.quantity })}
                </span>
                <Reason line={line} />
              </div>
              <div className="cart-blocked-actions">
                {possible !== undefined && (
                  <Button small onPress={() => void props.changes.setQuantity(line.productId, possible)}>
                    {t('blocked.take', { quantity: possible })}
                  </Button>
                )}
                {line.status !== 'unknown' && (
                  <Link
                    to="/productDetail/$id"
                    params={{ id: line.productId }}
                    className={buttonClass({ tone: 'quiet', small: true })}
                  >
                    {t('blocked.similar')}
                  </Link>
                )}
                <Button
                  tone="quiet"
                  small
                  onPress={() => props.onRemove(line)}
                  aria-label={t('line.remove', { model: line.model })}
                >
                  {t('column.remove')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
