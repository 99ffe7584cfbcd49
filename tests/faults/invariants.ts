import { checkDeliveredUnordered } from './check-delivered.ts'
import { checkCommits, readCommits, type TestEnvironment } from './invariants/commits.ts'
import { checkMoney } from './invariants/money.ts'
import { checkOrders } from './invariants/orders.ts'
import { checkPublished } from './invariants/published.ts'
import { checkReadModels } from './invariants/read-models.ts'
import { checkStock } from './invariants/stock.ts'
import type { PlacingLog } from './placing-log.ts'

/**
 * What is wrong at this moment with an installation's orders, stock, money, topics and read models, straight from
 * MongoDB, Kafka and the wallet's ledger. Empty is good; while work is under way, what is not settled yet counts too.
 * Where a fault itself reorders events on their way, `reordered` asks only that each of them comes.
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
    ...(await checkMoney(environment, commits)),
    ...(await (reordered ? checkDeliveredUnordered : checkPublished)(environment, commits)),
    ...(await checkReadModels(environment, commits)),
  ]
}
