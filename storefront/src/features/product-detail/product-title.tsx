import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { Button } from '@pinline/ui/design/button.tsx'
import { classNames } from '@pinline/ui/design/class-names'
import { showErrorToast, showToast } from '@pinline/ui/design/toast.tsx'
import { UnbrokenFigures } from '@pinline/ui/format/unbroken-figures.tsx'
import { Copy, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { localisedPath } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { SharePart } from './share-part.tsx'

/** Part number, name, URL and badges of a part, with its actions. */
export function ProductTitle({ product }: { product: ProductDetail }): ReactNode {
  const { t } = useTranslation(['catalogue', 'product'])
  const context = useAppContext()
  const address = context.origin + localisedPath(context.language, `/productDetail/${product.id}`)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(product.model)
      showToast(t('detail.copied'))
    } catch {
      showErrorToast(t('detail.copyFailed'))
    }
  }
  return (
    <div className="product-title">
      <div>
        <h1>{product.model}</h1>
        <p className="lead">
          <UnbrokenFigures text={product.name} />
        </p>
        <p className="product-address">{address}</p>
        <div className="product-tags">
          <span className={classNames('tag', product.lifecycle === 'active' ? 'tag-ok' : 'tag-warn')}>
            {t(`lifecycle.${product.lifecycle}`)}
          </span>
          {product.rohs && <span className="tag">{t('detail.rohs')}</span>}
          {product.reach && <span className="tag">{t('detail.reach')}</span>}
        </div>
      </div>
      <div className="product-do">
        <Button small onPress={() => void copy()}>
          <Copy className="icon" aria-hidden="true" />
          {t('detail.copy')}
        </Button>
        <CompareButton part={product} />
        <SharePart product={product} />
        <Button small onPress={() => print()}>
          <Printer className="icon" aria-hidden="true" />
          {t('product:print')}
        </Button>
      </div>
    </div>
  )
}
