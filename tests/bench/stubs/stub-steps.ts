/** A service of the stub chain: bare Express routes that do only the counted steps. */
export type StubName = 'gateway' | 'order' | 'catalogue' | 'account'

/** One step of a stub's route; steps run one after the other. */
export type StubStep =
  /** One document by its id. */
  | 'read'
  /** A stream's commits in order. */
  | 'load'
  /** One document by its id, written with majority. */
  | 'update'
  /** One commit: majority, journaled, with the indexes of the event store. */
  | 'insert'
  /** Fetches all sessions, unless they were fetched within 300 ms. */
  | 'session'
  | { readonly query: Exclude<StubName, 'gateway'>; readonly path: string }

/** Rows of views that are written for a call. */
const rows = (count: number): readonly StubStep[] => Array.from({ length: count }, () => 'update')

const quote: StubStep = { query: 'catalogue', path: '/quote-lines' }
const address: StubStep = { query: 'account', path: '/read-address' }

/** Calls of a whole order that sends 25 statements in all, the fewest that was ever asked of it. */
const shortest: Readonly<Record<string, readonly StubStep[]>> = {
  '/whole/line': ['session', 'read', quote, 'update'],
  '/whole/preview': ['session', 'read', quote],
  '/whole/place': [
    'session',
    'read',
    quote,
    'insert',
    { query: 'catalogue', path: '/reserve-stock' },
    'insert',
    'update',
    ...rows(4),
  ],
  '/whole/code': ['session', 'load', 'update', 'insert'],
  '/whole/paid': ['load', 'update', 'insert', ...rows(3)],
  '/whole/status': ['session', 'read'],
}

/** The calls of one such order, in their order. */
export const wholeOrderCalls: readonly string[] = ['line', 'line', 'preview', 'place', 'code', 'paid', 'status'].map(
  (name) => `/whole/${name}`,
)

/**
 * Steps of each call from a cart line to a placed order, counted in the services' code: reads, updates and inserts on
 * MongoDB, and calls to other services. An update that finds nothing counts as a read. Redis, the relay and the
 * projections have no counterpart.
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
      ...shortest,
    },
  }
