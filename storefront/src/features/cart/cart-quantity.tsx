import type { CartLine } from '@pinline/contracts/order/cart/cart'
import { Button } from '@pinline/ui/design/button.tsx'
import { QuantityField } from '@pinline/ui/design/quantity-field.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { isAllowed, isInStock, maxAllowed, maxPieces, minAllowed, nearestAllowed } from './allowed-quantity.ts'
import { NextBreak } from './next-break.tsx'

/** Debounce of typing before a quantity is sent, ms. */
const debounceMs = 450

interface CartQuantityProps {
  readonly line: CartLine
  readonly onChange: (quantity: number) => void
  /** Called when the field starts or stops showing a quantity that was not sent because it is invalid. */
  readonly onUnsentQuantity: (hasUnsentQuantity: boolean) => void
}

/** A line's quantity. An invalid one is not sent; the field offers valid ones. */
export function CartQuantity({ line, onChange, onUnsentQuantity }: CartQuantityProps): ReactNode {
  const { t } = useTranslation('cart')
  const [draftQuantity, setDraftQuantity] = useState(line.quantity)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sendPending = useRef<() => void>(undefined)
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => setDraftQuantity(line.quantity), [line.quantity])
  // Whoever leaves the cart quickly orders what was typed.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      sendPending.current?.()
    },
    [],
  )

  const multiple = Math.max(1, line.orderMultiple ?? 1)
  const minQuantity = minAllowed(line)
  const isSold = isAllowed(draftQuantity, line)
  const isFine = isSold && isInStock(draftQuantity, line)
  const hasUnsentQuantity = !isFine && draftQuantity !== line.quantity
  useEffect(() => {
    if (!hasUnsentQuantity) return
    onUnsentQuantity(true)
    return () => onUnsentQuantity(false)
  }, [hasUnsentQuantity, onUnsentQuantity])

  const changeQuantity = (quantity: number, delayMs: number) => {
    setDraftQuantity(quantity)
    clearTimeout(timer.current)
    sendPending.current = undefined
    if (!isAllowed(quantity, line) || !isInStock(quantity, line) || quantity === line.quantity) return
    const send = () => {
      sendPending.current = undefined
      onChange(quantity)
    }
    sendPending.current = send
    timer.current = setTimeout(send, delayMs)
  }
  const offered = (): readonly number[] => {
    if (draftQuantity === line.quantity && line.suggestedQuantities.length > 0) return line.suggestedQuantities
    const maxQuantity = line.custom ? maxPieces : (line.available ?? maxPieces)
    const fitting = nearestAllowed(draftQuantity, line).filter((quantity) => quantity <= maxQuantity)
    return fitting.length > 0 ? fitting : [maxAllowed(maxQuantity, line)].filter((quantity) => quantity !== undefined)
  }
  const errorText = () => {
    if (isFine) return undefined
    if (draftQuantity > maxPieces) return t('quantity.range')
    if (isSold) return t('quantity.short', { available: line.available ?? 0 })
    return multiple === 1
      ? t('quantity.least', { moq: minQuantity })
      : t('quantity.wrong', { multiple, moq: minQuantity })
  }
  const applySuggestion = (quantity: number) => {
    changeQuantity(quantity, 0)
    // The pressed button is removed: the focus moves to the line.
    holder.current?.querySelector('input')?.focus()
  }
  return (
    <div className="cart-quantity" ref={holder} data-unsettled={hasUnsentQuantity ? '' : undefined}>
      <QuantityField
        label={t('line.quantity', { model: line.model })}
        hideLabel
        value={draftQuantity}
        minimum={minQuantity}
        step={multiple}
        maximum={line.custom ? maxPieces : Math.max(maxAllowed(line.available ?? maxPieces, line) ?? 0, minQuantity)}
        lessLabel={t('line.fewer')}
        moreLabel={t('line.more')}
        onChange={(quantity) => changeQuantity(quantity, debounceMs)}
        error={errorText()}
        hint={
          isFine && minQuantity > 1 && line.nextBreak === null ? t('line.from', { quantity: minQuantity }) : undefined
        }
      />
      {!isFine && (
        <span className="cart-two">
          {offered().map((quantity) => (
            <Button key={quantity} small onPress={() => applySuggestion(quantity)}>
              {t('quantity.take', { quantity })}
            </Button>
          ))}
        </span>
      )}
      {isFine && draftQuantity === line.quantity && line.nextBreak !== null && (
        <NextBreak quantity={draftQuantity} next={line.nextBreak} onRevoke={applySuggestion} />
      )}
    </div>
  )
}
