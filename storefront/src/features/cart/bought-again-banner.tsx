import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { useAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { boughtAgainAtom } from './bought-again.ts'
import type { CartChanges } from './use-cart-changes.ts'

/** The lines that "buy again" added to the cart, with undo; shown until the buyer leaves the cart. */
export function BoughtAgainBanner({ changes }: { changes: CartChanges }): ReactNode {
  const { t } = useTranslation('cart')
  const [bought, setBought] = useAtom(boughtAgainAtom)
  useEffect(() => () => setBought(null), [setBought])
  if (bought === null) return null
  const undo = () => {
    setBought(null)
    void changes.undoAdd(bought.added)
  }
  return (
    <div className="cart-notices">
      <Banner
        tone="ok"
        title={t('boughtAgain', { count: bought.added.length, orderNo: bought.orderNo })}
        action={
          <Button small onPress={undo}>
            {t('undo')}
          </Button>
        }
      />
    </div>
  )
}
