import { lazyPart } from '../../layout/lazy-part.ts'

/** Orders: list and order page. Changes are commands of the order page. */
export const orders = {
  name: 'orders',
  list: lazyPart(async () => ({ default: (await import('./order-list.tsx')).OrderList })),
  show: lazyPart(async () => ({ default: (await import('./order-page.tsx')).OrderPage })),
  recordRepresentation: 'orderNo',
}
