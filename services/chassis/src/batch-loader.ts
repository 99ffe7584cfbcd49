import DataLoader from 'dataloader'

/**
 * Collects the keys of one turn of the event loop into one query, each key once. Prevents the failure "a hundred
 * readers send an upstream service a hundred requests for one item each". If a query fails, it fails for all its keys.
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
      // Values are not cached: the next turn queries again.
      loader.clearAll()
      return await loadMany(keys)
    },
    { cacheKeyFn, maxBatchSize, batchScheduleFn: (dispatch) => setImmediate(dispatch) },
  )
  return async (key) => await loader.load(key)
}
