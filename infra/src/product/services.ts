/** Every process of the product, in the order in which they are told of. */
export const serviceNames = ['account', 'catalogue', 'order', 'notification', 'storefront', 'gateway'] as const

export type ServiceName = (typeof serviceNames)[number]

type ServiceEntry = {
  /** Its main module, relative to the project. */
  main: string
  /** The variable by which other services learn its URL. */
  urlVariable: string
  /** Higher tiers stop first: who takes requests from outside before who answers them. */
  tier: number
}

export const services: Record<ServiceName, ServiceEntry> = {
  account: { main: 'services/account/src/main.ts', urlVariable: 'ACCOUNT_URL', tier: 1 },
  catalogue: { main: 'services/catalogue/src/main.ts', urlVariable: 'CATALOGUE_URL', tier: 1 },
  order: { main: 'services/order/src/main.ts', urlVariable: 'ORDER_URL', tier: 1 },
  notification: { main: 'services/notification/src/main.ts', urlVariable: 'NOTIFICATION_URL', tier: 1 },
  storefront: { main: 'storefront/src/server.ts', urlVariable: 'STOREFRONT_URL', tier: 2 },
  gateway: { main: 'services/gateway/src/main.ts', urlVariable: 'PUBLIC_URL', tier: 3 },
}

/** Where a service answers on this machine. */
export const serviceUrl = (port: number): string => `http://127.0.0.1:${port}`
