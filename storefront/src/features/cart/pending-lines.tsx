import type { Cart } from '@pinline/contracts/order/cart/cart'
import { newKey } from '@pinline/ui/commands/new-key'
import { Button } from '@pinline/ui/design/button.tsx'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { addPendingLines } from './add-pending-lines.ts'
import { useAddToCartCommand } from './add-to-cart.mutation.ts'
import { showCartIfNewer } from './cart-queue.ts'
import { type PendingLine, readPendingLines, writePending } from './pending-line.ts'
import { useUpdateCartLine } from './update-cart-line.mutation.ts'

/** Lines that were rejected after the login: the buyer corrects or drops them here. */
export function PendingLines({ cart }: { cart: Cart }): ReactNode {
  const { t } = useTranslation(['cart', 'errors'])
  const { queryClient } = useAppContext()
  const addToCart = useAddToCartCommand()
  const updateCartLine = useUpdateCartLine()
  const [lines, setLines] = useState<readonly PendingLine[]>([])
  const [isSending, setSending] = useState(false)
  useEffect(() => setLines(readPendingLines(sessionStorage)), [])
  if (lines.length === 0) return null

  const drop = (line: PendingLine) => {
    const others = lines.filter((other) => other !== line)
    writePending(sessionStorage, { key: newKey(), lines: [...others] })
    setLines(others)
  }
  const addAgain = async () => {
    setSending(true)
    const added = await addPendingLines(addToCart, sessionStorage)
    if (added.cart !== undefined) showCartIfNewer(queryClient, added.cart)
    setLines(readPendingLines(sessionStorage))
    setSending(false)
  }
  const addQuantity = async (line: PendingLine, quantity: number) => {
    setSending(true)
    const { productId } = line
    const isThere = cart.lines.some((present) => present.productId === productId)
    const result = await (isThere
      ? updateCartLine({ productId, quantity })
      : addToCart({ lines: [{ productId, quantity }] }))
    if (result.kind === 'done') {
      showCartIfNewer(queryClient, result.data)
      drop(line)
    } else showRefusal(result)
    setSending(false)
  }
  return (
    <section className="sheet cart-pending" aria-labelledby="cart-pending">
      <h2 id="cart-pending">{t('pending.title', { count: lines.length })}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.productId}>
            <span>
              <Link to="/productDetail/$id" params={{ id: line.productId }} className="part-number">
                {line.model ?? line.productId}
              </Link>
              <span className="small">{t('pending.pieces', { quantity: line.quantity })}</span>
              {line.refused !== undefined && (
                <span className="cart-pending-why">{t(`errors:${line.refused.code}`)}</span>
              )}
            </span>
            <span className="cart-blocked-actions">
              {line.refused === undefined && (
                <Button small isPending={isSending} onPress={() => void addAgain()}>
                  {t('pending.add')}
                </Button>
              )}
              {line.refused?.suggestedQuantities.map((quantity) => (
                <Button key={quantity} small isPending={isSending} onPress={() => void addQuantity(line, quantity)}>
                  {t('quantity.take', { quantity })}
                </Button>
              ))}
              <Button small tone="quiet" onPress={() => drop(line)}>
                {t('pending.drop')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
