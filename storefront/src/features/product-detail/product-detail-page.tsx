import { Button } from '@pinline/ui/design/button.tsx'
import { classNames } from '@pinline/ui/design/class-names'
import { showErrorToast, showToast } from '@pinline/ui/design/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Copy, Printer } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { localisedPath } from '../../app/language.ts'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { productQuery } from '../product/product.queries.ts'
import { RecentParts } from '../recent/recent-parts.tsx'
import { recordViewed } from '../recent/recently-viewed.ts'
import { searchFor } from '../search/list-search.ts'
import { BuyBox } from './buy-box.tsx'
import { DrawingCard } from './drawing-card.tsx'
import { OtherManufacturers } from './other-manufacturers.tsx'
import { PadTable } from './pad-table.tsx'
import { PartDocuments } from './part-documents.tsx'
import { RelatedParts } from './related-parts.tsx'
import { SharePart } from './share-part.tsx'
import { Specification } from './specification.tsx'
import { Successor } from './successor.tsx'

const here = getRouteApi('/_shell/productDetail/$id')

/** One part: drawing left, buying right, then sizes of its series, specification and pads. */
export function ProductDetailPage(): ReactNode {
  const { t } = useTranslation(['catalogue', 'product'])
  const context = useAppContext()
  const loaded = here.useLoaderData()
  const product = useQuery(productQuery(context, loaded.id)).data ?? loaded
  useEffect(() => recordViewed(product.id), [product.id])
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
    <main id="main" className="wrap page product-page">
      <PageBreadcrumb
        crumbs={[
          {
            key: 'category',
            link: (
              <Link
                to="/product/$categoryName/$id"
                params={{ categoryName: product.categoryId, id: product.categoryId }}
              >
                {product.categoryName}
              </Link>
            ),
          },
          ...(product.series
            ? [
                {
                  key: 'series',
                  link: (
                    <Link
                      to="/product/$categoryName/$id"
                      params={{ categoryName: product.categoryId, id: product.categoryId }}
                      search={searchFor({ series: product.series, manufacturer: product.manufacturer })}
                    >
                      {product.manufacturer} {product.series}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
        current={product.model}
      />
      <div className="product-title">
        <div>
          <h1>{product.model}</h1>
          <p className="lead">{product.name}</p>
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
      <div className="product-layout">
        <DrawingCard product={product} />
        <BuyBox key={product.id} product={product} />
      </div>
      <Successor product={product} />
      {product.text && <p className="product-text">{product.text}</p>}
      <RelatedParts product={product} />
      <div className="product-facts section">
        <section aria-labelledby="specification">
          <div className="section-head">
            <h2 id="specification">{t('detail.specification')}</h2>
          </div>
          <Specification product={product} />
          <PartDocuments product={product} />
        </section>
        <PadTable part={product} />
      </div>
      <OtherManufacturers product={product} />
      <RecentParts except={product.id} />
    </main>
  )
}
