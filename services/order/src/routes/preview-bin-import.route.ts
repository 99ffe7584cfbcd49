import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { previewBinImport } from '@pinline/contracts/order/picking/preview-bin-import'
import type { OrderDeps } from '../order-deps.ts'
import { previewBins } from '../picking/import-bins.ts'

export const previewBinImportRoute = (platform: OrderDeps) =>
  route(previewBinImport, async ({ rows }) => result({ outcomes: await previewBins(platform, rows) }))
