import { productId } from '@pinline/events/ids'
import { CallRefused } from '@pinline/ui/api-client/outcome'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { getProductDetailQuery } from '../features/product/product.queries.ts'
import { productJsonLd } from '../features/product-detail/product-json-ld.ts'

/** One part: its drawing, data, prices, stock. Unknown parts are 404. */
export const productDetailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/productDetail/$id',
  loader: async ({ context, params }) => {
    const id = productId.safeParse(params.id)
    if (!id.success) throw notFound()
    try {
      return await context.queryClient.ensureQueryData(getProductDetailQuery(context, id.data))
    } catch (error) {
      if (error instanceof CallRefused && error.refused.status === 404) throw notFound()
      throw error
    }
  },
  head: ({ match, params, loaderData }) =>
    pageHead(match.context, {
      path: `/productDetail/${params.id}`,
      title: loaderData
        ? `${loaderData.model} ${loaderData.manufacturer}`
        : match.context.i18n.t('shell:notFound.title'),
      ...(loaderData
        ? {
            description: match.context.i18n.t('catalogue:productDescription', { name: loaderData.name }),
            jsonLd: productJsonLd(loaderData, match.context),
          }
        : {}),
    }),
  component: lazyRouteComponent(
    () => import('../features/product-detail/product-detail-page.tsx'),
    'ProductDetailPage',
  ),
})
