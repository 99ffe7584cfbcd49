import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { Button } from '@pinline/ui/design/button.tsx'
import { showErrorToast, showToast } from '@pinline/ui/design/toast.tsx'
import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

/** Shares the part's URL with the device's own dialog, or copies it to the clipboard when there is none. */
export function SharePart({ product }: { product: Pick<ProductDetail, 'model' | 'name'> }): ReactNode {
  const { t } = useTranslation(['product', 'catalogue'])
  const share = async (): Promise<void> => {
    const url = location.href
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: product.model, text: product.name, url })
        return
      }
      await navigator.clipboard.writeText(url)
      showToast(t('linkCopied'))
    } catch (error) {
      // Closing the device's dialog is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        showErrorToast(t('catalogue:detail.copyFailed'))
    }
  }
  return (
    <Button small onPress={() => void share()}>
      <Share2 className="icon" aria-hidden="true" />
      {t('share')}
    </Button>
  )
}
