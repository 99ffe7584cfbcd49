import type { CartLine } from '@pinline/order/contract/cart'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../design/button.tsx'
import { QuantityField } from '../../design/quantity-field.tsx'
import { isAllowed, leastAllowed, mostPieces, nearestAllowed } from './allowed-quantity.ts'

/** Typing rests this long before a quantity is sent, ms. */
const settleMs = 450

/** A line's quantity; one that the part is not sold in is not sent, and the two right ones are offered. */
export function CartQuantity({ line, onChange }: { line: CartLine; onChange: (quantity: number) => void }): ReactNode {
  const { t } = useTranslation('cart')
  const [wanted, setWanted] = useState(line.quantity)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => setWanted(line.quantity), [line.quantity])
  useEffect(() => () => clearTimeout(timer.current), [])

  const multiple = Math.max(1, line.orderMultiple ?? 1)
  const least = leastAllowed(line)
  const isFine = isAllowed(wanted, line)
  const take = (quantity: number, delayMs: number) => {
    setWanted(quantity)
    clearTimeout(timer.current)
    if (isAllowed(quantity, line) && quantity !== line.quantity)
      timer.current = setTimeout(() => onChange(quantity), delayMs)
  }
  const offered =
    line.status === 'quantity' && wanted === line.quantity && line.suggestedQuantities.length > 0
      ? line.suggestedQuantities
      : nearestAllowed(wanted, line)
  const settle = (quantity: number) => {
    take(quantity, 0)
    // The pressed button goes: the focus stays with the line.
    holder.current?.querySelector('input')?.focus()
  }
  return (
    <div className="cart-quantity" ref={holder}>
      <QuantityField
        label={t('line.quantity', { model: line.model })}
        hideLabel
        value={wanted}
        minimum={least}
        step={multiple}
        maximum={mostPieces}
        lessLabel={t('line.fewer')}
        moreLabel={t('line.more')}
        onChange={(quantity) => take(quantity, settleMs)}
        error={
          isFine ? undefined : wanted > mostPieces ? t('quantity.range') : t('quantity.wrong', { multiple, moq: least })
        }
        hint={isFine && least > 1 ? t('line.from', { quantity: least }) : undefined}
      />
      {!isFine && (
        <span className="cart-two">
          {offered.map((quantity) => (
            <Button key={quantity} small onPress={() => settle(quantity)}>
              {t('quantity.take', { quantity })}
            </Button>
          ))}
        </span>
      )}
    </div>
  )
}
