import { lazy } from 'react'

/** Orders: list and order page. Changes are commands of the order page. */
export const orders = {
  name: 'orders',
  list: lazy(async () => ({ default: (await import('./order-list.tsx')).OrderList })),
  show: lazy(async () => ({ default: (await import('./order-page.tsx')).OrderPage })),
  recordRepresentation: 'orderNo',
}
