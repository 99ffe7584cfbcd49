import type { Platform } from '@pinline/chassis/service'
import type { BuyerId, FormNo } from '@pinline/events/ids'
import { formsProjection } from './forms.projection.ts'

/** The numbers of everything that a buyer has sent, erased or not. */
export const formsOfBuyer = async (platform: Pick<Platform, 'view'>, buyerId: BuyerId): Promise<readonly FormNo[]> => {
  const rows = await platform
    .view(formsProjection)
    .find({ buyerId }, { projection: { formNo: 1 } })
    .toArray()
  return rows.map(({ formNo }) => formNo)
}
