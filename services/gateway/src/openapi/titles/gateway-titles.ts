/** What a reader of the API document sees of each operation of the gateway itself first. */
export const gatewayTitles: Readonly<Record<string, string>> = {
  'get-operations': 'Get outbox, lag, parked keys and job queues',
  'rebuild-view': 'Rebuild a read model',
  'switch-view': 'Switch to another generation of a read model',
  'discard-view': 'Discard a generation of a read model',
  'compare-views': 'Compare generations of a read model',
  'retry-parked': 'Retry a parked key',
  'skip-parked': 'Skip a parked event',
  'check-row': 'Compare a row of a read model with its events',
  'list-jobs': 'List jobs of a service',
  'retry-jobs': 'Retry failed jobs of a service',
  'list-topics': 'List topics with partitions and consumers',
  'browse-topic': 'Browse the events of a topic',
  'search-events': 'Search stored events',
  'get-recorded-event': 'Get a stored event',
  'list-environment': 'List settings of the environment',
  'get-order-trace': 'Get everything that happened to an order',
}
