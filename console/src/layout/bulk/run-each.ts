/** What became of one record in a command for many. */
export type BulkOutcome<Row> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  /** `row`: as it is now, where the response says so. */
  | { readonly kind: 'done'; readonly row?: Row }
  /** Its status does not allow the step, so it was not sent. */
  | { readonly kind: 'not-allowed' }
  /** Somebody else has changed it since it was read. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Without a response, or not because of this record; an empty message says no more than that. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'not-tried' }
  /** It was being sent when its page was closed. */
  | { readonly kind: 'unknown' }

/** Outcomes after which the same record can be tried again. */
export const isRetryable = ({ kind }: BulkOutcome<unknown>): boolean =>
  ['conflict', 'refused', 'failed', 'not-tried', 'unknown'].includes(kind)

/** Commands that are under way at once. */
export const atOnce = 4

interface Items<Item, Row> {
  readonly items: readonly Item[]
  /** Sends the command of one item; must not reject. */
  readonly send: (item: Item) => Promise<BulkOutcome<Row>>
  readonly onOutcome: (item: Item, outcome: BulkOutcome<Row>) => void
  readonly isStopped: () => boolean
}

/**
 * Sends a command for each item, a few at once. A failure says that the network, the session or the server is away and not
 * that the item is wrong: then, and after a stop, the others are not tried.
 */
export const runEach = async <Item, Row>({ items, send, onOutcome, isStopped }: Items<Item, Row>): Promise<void> => {
  const queue = [...items]
  let hasFailed = false
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      if (hasFailed || isStopped()) {
        onOutcome(item, { kind: 'not-tried' })
        continue
      }
      onOutcome(item, { kind: 'sending' })
      const outcome = await send(item)
      hasFailed ||= outcome.kind === 'failed'
      onOutcome(item, outcome)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/**
 * Reads records again, together where that succeeds. Where it fails, each is read by itself: what one record cannot give holds
 * up no other. Those that are missing from the result could not be read.
 */
export const readAgain = async <Id, Item>(
  ids: readonly Id[],
  read: (ids: readonly Id[]) => Promise<readonly Item[]>,
): Promise<readonly Item[]> => {
  if (ids.length === 0) return []
  try {
    return await read(ids)
  } catch (error) {
    const each = ids.length === 1 ? [] : await Promise.allSettled(ids.map((id) => read([id])))
    const found = each.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    if (found.length === 0) throw error
    return found
  }
}

interface Retried {
  readonly row: { readonly id: unknown }
  readonly outcome: BulkOutcome<never> | BulkOutcome<unknown>
}

/**
 * The records as they are tried again. After a conflict or a refusal the one that was read takes its place; one that could
 * not be read stays as it is, since its old version would be refused again.
 */
export const withFreshItems = <Item extends Retried>(before: readonly Item[], read: readonly Item[]): Item[] => {
  const fresh = new Map(read.map((item) => [item.row.id, item]))
  return before.map((item): Item => {
    const { kind } = item.outcome
    if (kind === 'conflict' || kind === 'refused') return fresh.get(item.row.id) ?? item
    return isRetryable(item.outcome) ? { ...item, outcome: { kind: 'waiting' } } : item
  })
}
