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
  /**
   * Half of the space for new objects, of which a process takes three: 16 would be 48 MB each. Smaller means more
   * collections: under load 4 costs a tenth of the CPU time of a gateway, so that the busy ones have more.
   */
  semiSpaceMegabytes: number
}

export const services: Record<ServiceName, ServiceEntry> = {
  account: {
    main: 'services/account/src/main.ts',
    urlVariable: 'ACCOUNT_URL',
    tier: 1,
    heapMegabytes: 256,
    semiSpaceMegabytes: 4,
  },
  catalogue: {
    main: 'services/catalogue/src/main.ts',
    urlVariable: 'CATALOGUE_URL',
    tier: 1,
    heapMegabytes: 1024,
    semiSpaceMegabytes: 8,
  },
  order: {
    main: 'services/order/src/main.ts',
    urlVariable: 'ORDER_URL',
    tier: 1,
    heapMegabytes: 320,
    semiSpaceMegabytes: 8,
  },
  notification: {
    main: 'services/notification/src/main.ts',
    urlVariable: 'NOTIFICATION_URL',
    tier: 1,
    heapMegabytes: 256,
    semiSpaceMegabytes: 4,
  },
  storefront: {
    main: 'storefront/src/server.ts',
    urlVariable: 'STOREFRONT_URL',
    servesFrontends: true,
    tier: 2,
    heapMegabytes: 512,
    semiSpaceMegabytes: 8,
  },
  gateway: {
    main: 'services/gateway/src/main.ts',
    urlVariable: 'PUBLIC_URL',
    servesFrontends: true,
    tier: 3,
    heapMegabytes: 192,
    semiSpaceMegabytes: 8,
  },
}

/** URL of a service on this machine. */
export const serviceUrl = (port: number): string => `http://127.0.0.1:${port}`
