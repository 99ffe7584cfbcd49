import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import type { ReactNode } from 'react'
import { DeferredPart } from '../../app/deferred-part.tsx'
import { useTranslation } from '../../app/use-translation.ts'

/** Parts that mate with this one, accessories, alternatives, and those that it replaces; at one scale. */
export function OtherManufacturers({ product }: { product: ProductDetail }): ReactNode {
  const { t } = useTranslation('product')
  const groups = [
    { key: 'mates', parts: product.mates },
    { key: 'accessories', parts: product.accessories },
    { key: 'accessoryOf', parts: product.accessoryOf },
    { key: 'recommended', parts: product.recommended },
    { key: 'alternatives', parts: product.alternatives },
    { key: 'replaces', parts: product.replaces },
  ] as const
  return groups.map(
    ({ key, parts }) =>
      parts.length > 0 && (
        <section key={key} className="section" aria-labelledby={key}>
          <div className="section-head">
            <h2 id={key}>{t(`${key}.title`)}</h2>
            <span className="small">{t(`${key}.note`)}</span>
          </div>
          <DeferredPart as="ul" className="part-cards" part="PartCards" given={{ parts }} />
        </section>
      ),
  )
}
