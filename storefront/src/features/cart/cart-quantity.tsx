import type { CartLine } from '@pinline/contracts/order/cart/cart'
import { Button } from '@pinline/ui/design/button.tsx'
import { QuantityField } from '@pinline/ui/design/quantity-field.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAllowed, isInStock, leastAllowed, mostAllowed, mostPieces, nearestAllowed } from './allowed-quantity.ts'
import { NextBreak } from './next-break.tsx'

/** Typing rests this long before a quantity is sent, ms. */
const settleMs = 450

interface CartQuantityProps {
  readonly line: CartLine
  readonly onChange: (quantity: number) => void
  /** Told when the field begins and ends to show a quantity that was not sent, because it cannot be ordered. */
  readonly onUnsettled: (isUnsettled: boolean) => void
}

/** A line's quantity; one that cannot be ordered is not sent, and what can be is offered. */
export function CartQuantity({ line, onChange, onUnsettled }: CartQuantityProps): ReactNode {
  const { t } = useTranslation('cart')
  const [wanted, setWanted] = useState(line.quantity)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => setWanted(line.quantity), [line.quantity])
  useEffect(() => () => clearTimeout(timer.current), [])

  const multiple = Math.max(1, line.orderMultiple ?? 1)
  const least = leastAllowed(line)
  const isSold = isAllowed(wanted, line)
  const isFine = isSold && isInStock(wanted, line)
  const isUnsettled = !isFine && wanted !== line.quantity
  useEffect(() => {
    if (!isUnsettled) return
    onUnsettled(true)
    return () => onUnsettled(false)
  }, [isUnsettled, onUnsettled])

  const take = (quantity: number, delayMs: number) => {
    setWanted(quantity)
    clearTimeout(timer.current)
    if (isAllowed(quantity, line) && isInStock(quantity, line) && quantity !== line.quantity)
      timer.current = setTimeout(() => onChange(quantity), delayMs)
  }
  const offered = (): readonly number[] => {
    if (wanted === line.quantity && line.suggestedQuantities.length > 0) return line.suggestedQuantities
    const most = line.custom ? mostPieces : (line.available ?? mostPieces)
    const fitting = nearestAllowed(wanted, line).filter((quantity) => quantity <= most)
    return fitting.length > 0 ? fitting : [mostAllowed(most, line)].filter((quantity) => quantity !== undefined)
  }
  const fault = () => {
    if (isFine) return undefined
    if (wanted > mostPieces) return t('quantity.range')
    if (isSold) return t('quantity.short', { available: line.available ?? 0 })
    return multiple === 1 ? t('quantity.least', { moq: least }) : t('quantity.wrong', { multiple, moq: least })
  }
  const settle = (quantity: number) => {
    take(quantity, 0)
    // The pressed button goes: the focus stays with the line.
    holder.current?.querySelector('input')?.focus()
  }
  return (
    <div className="cart-quantity" ref={holder} data-unsettled={isUnsettled ? '' : undefined}>
      <QuantityField
        label={t('line.quantity', { model: line.model })}
        hideLabel
        value={wanted}
        minimum={least}
        step={multiple}
        maximum={line.custom ? mostPieces : Math.max(mostAllowed(line.available ?? mostPieces, line) ?? 0, least)}
        lessLabel={t('line.fewer')}
        moreLabel={t('line.more')}
        onChange={(quantity) => take(quantity, settleMs)}
        error={fault()}
        hint={isFine && least > 1 && line.nextBreak === null ? t('line.from', { quantity: least }) : undefined}
      />
      {!isFine && (
        <span className="cart-two">
          {offered().map((quantity) => (
            <Button key={quantity} small onPress={() => settle(quantity)}>
              {t('quantity.take', { quantity })}
            </Button>
          ))}
        </span>
      )}
      {isFine && wanted === line.quantity && line.nextBreak !== null && (
        <NextBreak quantity={wanted} next={line.nextBreak} onTake={settle} />
      )}
    </div>
  )
}
