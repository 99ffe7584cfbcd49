/** What became of one item. */
export type ItemOutcome =
  | { readonly kind: 'waiting' | 'sending' | 'done' | 'not-allowed' | 'conflict' }
  | { readonly kind: 'failed'; readonly message: string }

const atOnce = 4

/** Sends a command for each item, a few at once; `onOutcome` receives what became of each. */
export const runEach = async <Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<ItemOutcome>,
  onOutcome: (item: Item, outcome: ItemOutcome) => void,
): Promise<void> => {
  const queue = [...items]
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      onOutcome(item, { kind: 'sending' })
      onOutcome(item, await send(item))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
