import type { CartLine } from '@pinline/contracts/order/cart/cart'
import { Button } from '@pinline/ui/design/button.tsx'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { cartCsv } from './cart-csv.ts'

function download(content: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** A button that saves the cart as a table for spreadsheets. */
export function DownloadCart({ lines }: { lines: readonly CartLine[] }): ReactNode {
  const { t } = useTranslation('cart')
  return (
    <Button
      small
      tone="quiet"
      onPress={() =>
        download(
          cartCsv(lines, (column) => t(`csv.${column}`)),
          'cart.csv',
        )
      }
    >
      <Download className="icon" aria-hidden="true" />
      {t('csv.download')}
    </Button>
  )
}
