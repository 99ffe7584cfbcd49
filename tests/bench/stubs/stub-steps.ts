/** A service of the chain that stands for the product: bare Express routes that do what is counted and nothing else. */
export type StubName = 'gateway' | 'order' | 'catalogue' | 'account'

/** What a route of a stub does, one step after the other. */
export type StubStep =
  /** One document by its id. */
  | 'read'
  /** A stream's commits in order. */
  | 'load'
  /** One document by its id, written with majority. */
  | 'update'
  /** One commit: majority, journaled, with the indexes of the event store. */
  | 'insert'
  /** Asks for all sessions, unless they were asked for within 300 ms. */
  | 'session'
  | { readonly query: Exclude<StubName, 'gateway'>; readonly path: string }

const quote: StubStep = { query: 'catalogue', path: '/quote-lines' }
const address: StubStep = { query: 'account', path: '/read-address' }

/**
 * Steps of each call on the way from a cart line to a placed order, counted from the services' code: reads, updates and
 * inserts on MongoDB, and calls to other services. An update that finds nothing counts as a read. Redis, the relay and
 * the projections have no counterpart.
 */
export const stubRoutes: Readonly<Record<Exclude<StubName, 'gateway'>, Readonly<Record<string, readonly StubStep[]>>>> =
  {
    account: {
      '/check-sessions': ['read', 'load'],
      '/read-address': ['load', 'read'],
    },
    catalogue: {
      '/quote-lines': [],
      '/reserve-stock': ['insert'],
    },
    order: {
      '/cart/add': ['session', 'read', quote, 'update'],
      '/orders/preview': ['session', 'read', quote, address],
      '/orders/create': [
        'session',
        'read',
        'read',
        quote,
        'insert',
        { query: 'catalogue', path: '/reserve-stock' },
        'insert',
        'update',
        'update',
      ],
    },
  }
