/** Pages of the shop that are no content, for links. */
export const shopRoutes: readonly string[] = [
  '/index',
  '/quick-order',
  '/productListCopy/all',
  '/contact',
  '/customer-manager',
  '/intro/inventory',
  '/intro/orderTracking',
  '/shopping-cart',
  '/user/center',
  '/login',
]
