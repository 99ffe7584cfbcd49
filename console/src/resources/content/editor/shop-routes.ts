/** Pages of the shop that are no content, for links: the name of the title, and the path. */
export const shopRoutes = [
  { name: 'home', path: '/index' },
  { name: 'quick_order', path: '/quick-order' },
  { name: 'parts', path: '/productListCopy/all' },
  { name: 'contact', path: '/contact' },
  { name: 'account_manager', path: '/customer-manager' },
  { name: 'stock', path: '/intro/inventory' },
  { name: 'tracking', path: '/intro/orderTracking' },
  { name: 'cart', path: '/shopping-cart' },
  { name: 'account', path: '/user/center' },
  { name: 'sign_in', path: '/login' },
] as const
