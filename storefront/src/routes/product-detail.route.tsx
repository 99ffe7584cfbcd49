import { isProductId } from '@pinline/events/ids'
import { CallRefused } from '@pinline/ui/api-client/outcome'
import { createRoute, notFound } from '@tanstack/react-router'
import { gone } from '../app/gone.ts'
import { lazyPage } from '../app/lazy-page.ts'
import { notFoundHead } from '../app/not-found-head.ts'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { listChangeNoticesQuery } from '../features/change-notices/change-notices.queries.ts'
import { nearestPartsQuery, partNumberIn } from '../features/not-found/nearest-parts.query.ts'
import { withdrawnPartQuery } from '../features/not-found/withdrawn-part.query.ts'
import { getProductDetailQuery } from '../features/product/product.queries.ts'
import { productJsonLd, shareOf } from '../features/product-detail/product-json-ld.ts'

/** One part: its drawing, data, prices, stock. Unknown parts are 404, withdrawn ones 410. */
export const productDetailRoute = createRoute({
  staticData: { chunk: 'product-detail-page' },
  getParentRoute: () => shellRoute,
  path: '/productDetail/$id',
  loader: async ({ context, params }) => {
    const { id } = params
    if (!isProductId(id)) {
      await context.queryClient.prefetchQuery(nearestPartsQuery(context, partNumberIn(id)))
      throw notFound()
    }
    try {
      // Notices are worth showing and not worth a page that fails.
      const notices = context.queryClient.prefetchQuery(listChangeNoticesQuery(context, id))
      const product = await context.queryClient.ensureQueryData(getProductDetailQuery(context, id))
      await notices
      return product
    } catch (error) {
      if (error instanceof CallRefused && error.refused.code === 'product-withdrawn') {
        await context.queryClient.prefetchQuery(withdrawnPartQuery(context, id))
        throw notFound({ data: gone })
      }
      if (error instanceof CallRefused && error.refused.status === 404) throw notFound()
      throw error
    }
  },
  head: ({ match, params, loaderData }) =>
    loaderData === undefined
      ? notFoundHead(match, 'part')
      : pageHead(match.context, {
          path: `/productDetail/${params.id}`,
          title: `${loaderData.model} ${loaderData.manufacturer} ${loaderData.categoryName}`,
          description: match.context.i18n.t('catalogue:productDescription', { name: loaderData.name }),
          kind: 'product',
          image: { url: shareOf(loaderData, match.context.language), alt: loaderData.name },
          jsonLd: import.meta.env.SSR ? productJsonLd(loaderData, match.context) : [],
        }),
  component: lazyPage(() => import('../features/product-detail/product-detail-page.tsx'), 'ProductDetailPage'),
  notFoundComponent: lazyPage(() => import('../features/not-found/part-not-found-page.tsx'), 'PartNotFoundPage'),
})
