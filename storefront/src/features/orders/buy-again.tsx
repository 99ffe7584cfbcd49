import type { OrderRow } from '@pinline/contracts/order/order/order-row'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { type ExcludedLine, useReorder } from './reorder.mutation.ts'

function ExclusionReason({ line }: { line: ExcludedLine }): ReactNode {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const quantities = line.suggestedQuantities.map(format.number).join(' / ')
  return (
    <>
      {t(`again.left.${line.code}`)}
      {quantities !== '' && ` ${t('again.left.instead', { quantities })}`}
    </>
  )
}

/** Adds the lines of an order to the cart and opens it; first lists those that cannot be added. */
export function BuyAgain({ order, small }: { order: OrderRow; small?: boolean }): ReactNode {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const { buyAgain, isPending } = useReorder()
  const [excluded, setExcluded] = useState<readonly ExcludedLine[]>([])
  const all = order.lines.length
  const added = all - excluded.length
  const close = () => setExcluded([])
  const go = async () => {
    const notAdded = await buyAgain(order)
    if (notAdded === undefined) return
    setExcluded(notAdded)
    if (notAdded.length > 0) return
    await navigate({ to: '/shopping-cart' })
  }
  return (
    <>
      <Button tone="outline" small={small ?? false} isPending={isPending} onPress={() => void go()}>
        <RotateCw className="icon" aria-hidden="true" />
        {t('again.buy')}
      </Button>
      <Dialog
        title={added === 0 ? t('again.none') : t('again.some', { added, count: all })}
        isOpen={excluded.length > 0}
        onClose={close}
        actions={
          <>
            <Button autoFocus onPress={close}>
              {t('again.close')}
            </Button>
            {added > 0 && (
              <Link to="/shopping-cart" className={buttonClass({ tone: 'gold' })}>
                {t('again.cart')}
              </Link>
            )}
          </>
        }
      >
        <p>{t('again.leftIntro')}</p>
        <ul className="order-left">
          {excluded.map((line) => (
            <li key={line.productId}>
              <Link to="/productDetail/$id" params={{ id: line.productId }} className="part-number">
                {line.model}
              </Link>
              <span className="small">
                <ExclusionReason line={line} />
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
