import { compareRoute } from '../routes/compare.route.tsx'
import { contactRoute, customerManagerRoute, introPageRoute, introRoute, whyGoRoute } from '../routes/content.route.tsx'
import { homeRoute } from '../routes/home.route.tsx'
import { loginRoute } from '../routes/login.route.tsx'
import { blogArticleRoute, newsDetailRoute, newsListRoute } from '../routes/news.route.tsx'
import { orderConfirmRoute } from '../routes/order-confirm.route.tsx'
import { previewRoute } from '../routes/preview.route.tsx'
import { productDetailRoute } from '../routes/product-detail.route.tsx'
import { productListRoute } from '../routes/product-list.route.tsx'
import { productSearchRoute } from '../routes/product-search.route.tsx'
import { quickOrderRoute } from '../routes/quick-order.route.tsx'
import { shoppingCartRoute } from '../routes/shopping-cart.route.tsx'
import { solutionRoute, solutionsRoute } from '../routes/solution.route.tsx'
import { undoChangeRoute } from '../routes/undo-change.route.tsx'
import { unknownPageRoute } from '../routes/unknown-page.route.tsx'
import { userRoute } from '../routes/user.route.tsx'
import { userCenterRoute } from '../routes/user-center.route.tsx'
import { wechatPayRoute } from '../routes/wechat-pay.route.tsx'
import { rootRoute } from './root-route.tsx'
import { shellRoute } from './shell-route.tsx'

/** Every page of the storefront. Paths have no language prefix. */
export const routeTree = rootRoute.addChildren([
  shellRoute.addChildren([
    homeRoute,
    productListRoute,
    productSearchRoute,
    productDetailRoute,
    compareRoute,
    quickOrderRoute,
    introRoute,
    introPageRoute,
    whyGoRoute,
    contactRoute,
    customerManagerRoute,
    solutionsRoute,
    solutionRoute,
    newsListRoute,
    newsDetailRoute,
    blogArticleRoute,
    previewRoute,
    loginRoute,
    shoppingCartRoute,
    orderConfirmRoute,
    wechatPayRoute,
    userRoute,
    userCenterRoute,
    undoChangeRoute,
    unknownPageRoute,
  ]),
])
