/** Every process of the product, in order of display. */
export const serviceNames = ['account', 'catalogue', 'order', 'notification', 'storefront', 'gateway'] as const

export type ServiceName = (typeof serviceNames)[number]

type ServiceEntry = {
  /** Its main module, relative to the project. */
  main: string
  /** The variable with its URL for other services. */
  urlVariable: string
  /** Whether it serves the frontends' builds. */
  servesFrontends?: true
  /** Higher tiers stop first: services that receive external requests before those that they call. */
  tier: number
  /** Most of its heap: without a bound Node lets a busy process grow before it collects. */
  heapMegabytes: number
}

export const services: Record<ServiceName, ServiceEntry> = {
  account: { main: 'services/account/src/main.ts', urlVariable: 'ACCOUNT_URL', tier: 1, heapMegabytes: 256 },
  catalogue: { main: 'services/catalogue/src/main.ts', urlVariable: 'CATALOGUE_URL', tier: 1, heapMegabytes: 1024 },
  order: { main: 'services/order/src/main.ts', urlVariable: 'ORDER_URL', tier: 1, heapMegabytes: 320 },
  notification: {
    main: 'services/notification/src/main.ts',
    urlVariable: 'NOTIFICATION_URL',
    tier: 1,
    heapMegabytes: 256,
  },
  storefront: {
    main: 'storefront/src/server.ts',
    urlVariable: 'STOREFRONT_URL',
    servesFrontends: true,
    tier: 2,
    heapMegabytes: 512,
  },
  gateway: {
    main: 'services/gateway/src/main.ts',
    urlVariable: 'PUBLIC_URL',
    servesFrontends: true,
    tier: 3,
    heapMegabytes: 192,
  },
}

/** URL of a service on this machine. */
export const serviceUrl = (port: number): string => `http://127.0.0.1:${port}`
