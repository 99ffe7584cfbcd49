import type { OrderRow } from '@pinline/contracts/order/order/order-row'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LeftLine, useBuyAgain } from './buy-again.mutation.ts'
import { useFormats } from './formats.ts'

function WhyLeft({ line }: { line: LeftLine }): ReactNode {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const quantities = line.suggestedQuantities.map(formats.number).join(' / ')
  return (
    <>
      {t(`again.left.${line.code}`)}
      {quantities !== '' && ` ${t('again.left.instead', { quantities })}`}
    </>
  )
}

/** Puts the lines of an order into the cart once more and opens it; what cannot be added is said first. */
export function BuyAgain({ order, small }: { order: OrderRow; small?: boolean }): ReactNode {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const { buyAgain, isPending } = useBuyAgain()
  const [left, setLeft] = useState<readonly LeftLine[]>([])
  const all = order.lines.length
  const added = all - left.length
  const close = () => setLeft([])
  const go = async () => {
    const notAdded = await buyAgain(order)
    if (notAdded === undefined) return
    setLeft(notAdded)
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
        isOpen={left.length > 0}
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
          {left.map((line) => (
            <li key={line.productId}>
              <Link to="/productDetail/$id" params={{ id: line.productId }} className="part-number">
                {line.model}
              </Link>
              <span className="small">
                <WhyLeft line={line} />
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
