import { checkDeliveredUnordered } from './check-delivered.ts'
import { checkAfterSales, checkReplacements } from './invariants/after-sales.ts'
import { checkCommits, readCommits, type TestEnvironment } from './invariants/commits.ts'
import { checkDocuments } from './invariants/documents.ts'
import { checkMoney } from './invariants/money.ts'
import { checkOrders } from './invariants/orders.ts'
import { checkPublished } from './invariants/published.ts'
import { checkReadModels } from './invariants/read-models.ts'
import { checkStock } from './invariants/stock.ts'
import type { PlacingLog } from './placing-log.ts'

/**
 * The current violations of an installation's orders, stock, money, topics and read models, straight from MongoDB,
 * Kafka and the wallet's ledger. Empty is good; unfinished work counts as a violation too. For a fault that reorders
 * events, `reordered` checks only that each of them arrives.
 */
export const violationsOf = async (
  environment: TestEnvironment,
  log: PlacingLog,
  { reordered = false }: { reordered?: boolean } = {},
): Promise<string[]> => {
  const commits = await readCommits(environment)
  return [
    ...checkCommits(commits),
    ...checkOrders(commits, log),
    ...checkStock(commits),
    ...checkDocuments(commits),
    ...checkAfterSales(commits),
    ...checkReplacements(commits),
    ...(await checkMoney(environment, commits)),
    ...(await (reordered ? checkDeliveredUnordered : checkPublished)(environment, commits)),
    ...(await checkReadModels(environment, commits)),
  ]
}
