import DataLoader from 'dataloader'

/**
 * Gathers the keys of one turn of the event loop into one query, each key once. Answers the failure "a hundred readers
 * ask an upstream service a hundred times for one thing each". A query that fails fails for all whose keys were in it.
 * @param loadMany values in the order of the keys
 * @param maxBatchSize keys in one query
 */
export const batchLoader = <Key, Value>(
  cacheKeyFn: (key: Key) => string,
  loadMany: (keys: readonly Key[]) => Promise<readonly Value[]>,
  maxBatchSize: number,
): ((key: Key) => Promise<Value>) => {
  const loader = new DataLoader<Key, Value, string>(
    async (keys) => {
      // Values are not cached: the next turn asks anew.
      loader.clearAll()
      return await loadMany(keys)
    },
    { cacheKeyFn, maxBatchSize, batchScheduleFn: (dispatch) => setImmediate(dispatch) },
  )
  return async (key) => await loader.load(key)
}
