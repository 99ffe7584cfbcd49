import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { getWalletLedger } from '@pinline/contracts/order/payment/get-wallet-ledger'
import type { OrderDeps } from '../order-deps.ts'
import { readLedger } from '../wallet/ledger.query.ts'

export const getWalletLedgerRoute = (platform: OrderDeps) =>
  route(getWalletLedger, async ({ orderNo }) => result(await readLedger(platform, orderNo)))
