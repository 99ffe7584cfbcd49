import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { isDrawable } from '@pinline/ui/drawing/drawable-part'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { DeferredPart } from '../../app/deferred-part.tsx'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { recordStep } from '../../session/record-step.ts'
import { ChangeNotices } from '../change-notices/change-notices.tsx'
import { getProductDetailQuery } from '../product/product.queries.ts'
import { RecentParts } from '../recent/recent-parts.tsx'
import { recordViewed } from '../recent/recently-viewed.ts'
import { searchFor } from '../search/list-search.ts'
import { BuyBox } from './buy-box.tsx'
import { DrawingCard } from './drawing-card.tsx'
import { OtherManufacturers } from './other-manufacturers.tsx'
import { PartDocuments } from './part-documents.tsx'
import { ProductTitle } from './product-title.tsx'
import { Specification } from './specification.tsx'

const here = getRouteApi('/_shell/productDetail/$id')

function PartBreadcrumb({ product }: { product: ProductDetail }): ReactNode {
  return (
    <PageBreadcrumb
      crumbs={[
        {
          key: 'category',
          link: (
            <Link to="/product/$categoryName/$id" params={{ categoryName: product.categoryId, id: product.categoryId }}>
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
  )
}

/** One part: drawing left, buy box right, then sizes of its series, specification and pads. */
export function ProductDetailPage(): ReactNode {
  const { t } = useTranslation(['catalogue', 'product'])
  const context = useAppContext()
  const loaded = here.useLoaderData()
  const product = useQuery(getProductDetailQuery(context, loaded.id)).data ?? loaded
  useEffect(() => {
    recordViewed(product.id)
    recordStep('opened')
  }, [product.id])
  return (
    <main id="main" className="wrap page product-page">
      <PartBreadcrumb product={product} />
      <ProductTitle product={product} />
      <div className="product-layout">
        <DrawingCard product={product} />
        <BuyBox key={product.id} product={product} />
      </div>
      <ChangeNotices productId={product.id} />
      {product.replacementPart && (
        <DeferredPart
          as="section"
          className="successor sheet"
          aria-labelledby="successor"
          part="Successor"
          given={{ product, part: product.replacementPart }}
        />
      )}
      {product.text && <p className="product-text">{product.text}</p>}
      {product.related.length > 0 && (
        <DeferredPart
          as="section"
          className="section"
          aria-labelledby="related"
          part="RelatedParts"
          given={{ product }}
        />
      )}
      <div className="product-facts section">
        <section aria-labelledby="specification">
          <div className="section-head">
            <h2 id="specification">{t('detail.specification')}</h2>
          </div>
          <Specification product={product} />
          <PartDocuments product={product} />
        </section>
        {isDrawable(product) && (
          <DeferredPart
            as="section"
            className="pads"
            aria-labelledby="pads"
            part="PadTable"
            given={{ part: product }}
          />
        )}
      </div>
      <OtherManufacturers product={product} />
      <RecentParts except={product.id} />
    </main>
  )
}
