import type { AfterSaleNo, VaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'

const kind = 'after-sale'

/** Puts a free text of a request into the vault: the buyer's note, messages, instructions, reasons. */
export const putAfterSaleText = async (
  { vault }: OrderDeps,
  afterSaleNo: AfterSaleNo,
  text: string,
): Promise<VaultReference> => await vault.put(kind, afterSaleNo, text, z.string())

/** Erases all texts of requests. */
export const eraseAfterSaleTexts = async ({ vault }: OrderDeps, numbers: readonly string[]): Promise<void> =>
  await vault.eraseMany(kind, numbers)
