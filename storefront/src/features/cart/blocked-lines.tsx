import type { CartLine } from '@pinline/contracts/order/cart/cart'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { UnbrokenFigures } from '@pinline/ui/format/unbroken-figures.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { drawableLine } from '../product/drawable-line.ts'
import { partName } from '../product/part-name.ts'
import { cartScale } from './cart-line-row.tsx'
import { listProductsByIdsQuery } from './list-products-by-ids.query.ts'
import { Replacement } from './replacement.tsx'
import type { CartChanges } from './use-cart-changes.ts'

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
    default:
      return line.status satisfies never
  }
}

interface BlockedLinesProps {
  readonly lines: readonly CartLine[]
  readonly changes: CartChanges
  readonly onRemove: (lines: readonly CartLine[]) => void
}

interface BlockedLineProps extends Omit<BlockedLinesProps, 'lines'> {
  readonly line: CartLine
}

const BlockedLine = memo(function BlockedLine({ line, changes, onRemove }: BlockedLineProps): ReactNode {
  const { t } = useTranslation('cart')
  const format = useFormat()
  const part = drawableLine(line)
  const model = line.model === '' ? line.productId : line.model
  return (
    <>
      <Checkbox
        isSelected={line.selected}
        onChange={(selected) => void changes.select([line.productId], selected)}
        aria-label={t('line.select', { model })}
      />
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
        <span className="part-number" data-gone={line.status === 'out-of-stock' ? undefined : ''}>
          {model}
        </span>
        {partName(line) !== '' && (
          <span className="small">
            <UnbrokenFigures text={partName(line)} />
          </span>
        )}
        <span className="small">{t('blocked.inCart', { quantity: line.quantity })}</span>
        <Reason line={line} />
        {line.status === 'out-of-stock' && line.incoming !== null && (
          <span className="small">
            {t('blocked.due', { count: line.incoming.quantity, date: format.day(line.incoming.expectedOn) })}
          </span>
        )}
        {line.status === 'out-of-stock' && line.ships !== undefined && (
          <span className="small">
            {t('blocked.ships', { quantity: line.quantity, dates: format.days(line.ships) })}
          </span>
        )}
        <div className="cart-blocked-actions">
          {line.suggestedQuantities.map((quantity) => (
            <Button key={quantity} small onPress={() => void changes.setQuantity(line.productId, quantity)}>
              {t('blocked.take', { quantity })}
            </Button>
          ))}
          {line.status !== 'unknown' && line.replacementId === null && (
            <Link
              to="/productDetail/$id"
              params={{ id: line.productId }}
              className={buttonClass({ tone: 'quiet', small: true })}
            >
              {t('blocked.similar')}
            </Link>
          )}
          <Button tone="quiet" small onPress={() => onRemove([line])} aria-label={t('line.remove', { model })}>
            {t('column.remove')}
          </Button>
        </div>
      </div>
    </>
  )
})

/** Lines that cannot be ordered now, each with its reason and actions; they stay until they are removed. */
export function BlockedLines({ lines, ...rest }: BlockedLinesProps): ReactNode {
  const { t } = useTranslation('cart')
  const replacementIds = lines.flatMap(({ replacementId }) => replacementId ?? [])
  const replacements = useQuery(listProductsByIdsQuery(useAppContext(), replacementIds)).data
  return (
    <section className="sheet cart-blocked" aria-labelledby="cart-blocked">
      <h2 id="cart-blocked">
        <TriangleAlert className="icon" aria-hidden="true" />
        {t('blocked.title', { count: lines.length })}
      </h2>
      <ul>
        {lines.map((line) => {
          const instead = line.replacementId === null ? undefined : replacements?.get(line.replacementId)
          return (
            <li key={line.productId}>
              <BlockedLine line={line} {...rest} />
              {instead !== undefined && <Replacement line={line} part={instead} changes={rest.changes} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
